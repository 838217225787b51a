import { useState, type ComponentProps } from 'react';
import { MedicalForm } from '../../../src/steps/MedicalForm.tsx';
import { MEDICAL_INFO } from '../people.ts';

/**
 * The medical form as the shell holds it: once an existing sheet is filled in, it is not handed to the form again. With
 * an `event` the sheet that is still looked for comes when the form first says this.
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
          args.onFilled();
        }}
      />
    );
  };
}
