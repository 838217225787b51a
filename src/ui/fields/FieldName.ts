/** The name of a field without a type argument: the compiler's message quotes it. */
type NoForm = 'Give the field the values of its form as a type argument: <TextField<Values> …>';

/**
 * The names of a form's fields with a `Value`. A field component takes its form's values as a type argument
 * (`<TextField<KidParentValues> name="subscriber_FirstName" … />`), so that the name of another form's field does not
 * compile. `NoInfer`: without the type argument TypeScript would derive a form from the name, and any name would compile.
 */
export type FieldName<Values, Value> = NoInfer<
  keyof Values extends never
    ? NoForm
    : {
        [Name in keyof Values]-?: Value extends Values[Name] ? Name : never;
      }[keyof Values] &
        string
>;

/** The names of a form's fields with a text, which may be typed by the options of a choice: `'day' | 'week'`. */
export type ChoiceName<Values> = NoInfer<
  keyof Values extends never
    ? NoForm
    : {
        [Name in keyof Values]-?: NonNullable<Values[Name]> extends string ? Name : never;
      }[keyof Values] &
        string
>;
