import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExtraOptions } from '../../../src/components/confirmation/ExtraOptions.tsx';
import { DayGrid } from '../../../src/components/days/DayGrid.tsx';
import { AllergyBlock } from '../../../src/components/medical/AllergyBlock.tsx';
import { MedicationBlock } from '../../../src/components/medical/MedicationBlock.tsx';
import { MessagesProvider } from '../../../src/components/MessagesProvider.tsx';
import { CheckboxField } from '../../../src/ui/fields/CheckboxField.tsx';
import { EmailField } from '../../../src/ui/fields/EmailField.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';

interface Values {
  text: string;
  ticked: boolean;
}

test.each<[string, ReactElement]>([
  ['The field "text"', <TextField<Values> name="text" label="Label" />],
  ['The field "text"', <EmailField<Values> name="text" label="Label" />],
  ['The field "ticked"', <CheckboxField<Values> name="ticked" label="Label" />],
  ['The field "subscription_Remark"', <ExtraOptions secretariatEmail="" />],
  ['DayGrid', <DayGrid activeDays={[]} secretariatEmail="" />],
  ['MedicationBlock', <MedicationBlock />],
  ['AllergyBlock', <AllergyBlock />],
])('%s outside a form is an error that names the form to use', (name, element) => {
  expect(() => renderToString(<MessagesProvider>{element}</MessagesProvider>)).toThrow(
    `${name} is outside a form: render it inside <Form> of camp-enrolment/ui`,
  );
});
