import { useState, type ComponentProps } from 'react';
import { MedicalForm } from '../../../src/steps/MedicalForm.tsx';
import { MEDICAL_INFO } from '../../../src/testing/people.ts';

/**
 * The medical form as the shell renders it: once an existing sheet is filled in, it is not passed again. With an
 * `event`, a sheet that is still loading arrives when the form first fires it.
 */
export function withSheet(event?: 'onDraft' | 'onChecked') {
  return function Render(args: ComponentProps<typeof MedicalForm>) {
    const [existing, setExisting] = useState(args.existing);
    const arrives = () =>
      setExisting((now) => (now.status === 'loading' ? { status: 'found', sheet: MEDICAL_INFO } : now));
    return (
      <MedicalForm
        {...args}
        {...(event && { [event]: arrives })}
        existing={existing}
        onFilled={() => {
          setExisting({ status: 'found', sheet: null });
          args.onFilled?.();
        }}
      />
    );
  };
}
