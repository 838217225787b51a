/**
 * The names of a form's fields with a `Value`. A field component takes its form's values as a type argument
 * (`<TextField<KidParentValues> name="subscriber_FirstName" … />`), so that the name of another form's field does not
 * compile. `NoInfer`: without the type argument TypeScript would derive a form from the name, and any name would compile.
 */
export type FieldName<Values, Value> = NoInfer<
  {
    [Name in keyof Values]-?: Value extends Values[Name] ? Name : never;
  }[keyof Values] &
    string
>;

/** The names of a form's fields with a text, which may be typed by the options of a choice: `'day' | 'week'`. */
export type ChoiceName<Values> = NoInfer<
  {
    [Name in keyof Values]-?: NonNullable<Values[Name]> extends string ? Name : never;
  }[keyof Values] &
    string
>;
