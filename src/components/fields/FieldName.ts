/**
 * The names of a form's fields that hold a `Value`. A field component is given its form's values as a type argument
 * (`<TextField<KidParentValues> name="subscriber_FirstName" … />`), so that a name of another form does not compile.
 */
export type FieldName<Values, Value> = {
  [Name in keyof Values]-?: Value extends Values[Name] ? Name : never;
}[keyof Values] &
  string;
