import { useCallback } from 'react';
import { useFormContext } from './FormContext.ts';

/**
 * What a tick does that opens blocks of fields: the first block's fields become texts, so that a submit asks for them.
 * What was typed stays when the tick goes: the rules and the save leave out what lies under an unticked box.
 * `firstRow` keeps its identity.
 */
export function useOpeningTick(name: string, firstRow: readonly string[]): (ticked: boolean) => void {
  const { update } = useFormContext();
  return useCallback(
    (ticked) =>
      update(({ values }) => {
        const opened = ticked
          ? Object.fromEntries(firstRow.map((field) => [field, values[field] ?? '']))
          : {};
        return { values: { ...values, ...opened, [name]: ticked } };
      }),
    [update, name, firstRow],
  );
}
