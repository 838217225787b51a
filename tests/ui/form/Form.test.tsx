// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import { Form } from '../../../src/ui/form/Form.tsx';
import { renderThemed } from '../../renderThemed.tsx';

interface Values {
  name: string;
  city: string;
}

const validate = ({ name }: Values) => (name === '' ? { name: 'Vul dit in' } : {});

function openForm() {
  renderThemed(
    <Form<Values> initialValues={{ name: '', city: '' }} validate={validate} onSubmit={() => undefined}>
      <TextField<Values> name="name" label="Voornaam" />
      <TextField<Values> name="city" label="Gemeente" />
    </Form>,
  );
}

/** Moves the focus and waits for the validation. */
const focus = (label: string) =>
  act(async () => {
    screen.getByLabelText(label).focus();
    await new Promise((resolve) => setTimeout(resolve));
  });

test('announces the error of a field that is left', async () => {
  openForm();
  const status = screen.getByRole('status');
  await focus('Voornaam');
  expect(status.textContent).toBe('');
  await focus('Gemeente');
  expect(status.textContent).toBe('Voornaam: Vul dit in');
  // Back in the field, its error is read with it.
  await focus('Voornaam');
  expect(status.textContent).toBe('');
  fireEvent.change(screen.getByLabelText('Voornaam'), { target: { value: 'Noor' } });
  await focus('Gemeente');
  expect(status.textContent).toBe('');
});
