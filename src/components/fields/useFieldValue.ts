import { useFormPart } from './useFormPart.ts';

/** The text in a field of the form. A medical field of a block that is not shown has none. */
export function useFieldValue(name: string): string {
  return useFormPart(({ values }) => (values[name] as string | undefined) ?? '');
}
