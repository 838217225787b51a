// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { expect, test, vi } from 'vitest';
import { CheckboxField } from '../../../src/ui/fields/CheckboxField.tsx';
import { ChoiceField } from '../../../src/ui/fields/ChoiceField.tsx';
import { EmailField } from '../../../src/ui/fields/EmailField.tsx';
import { SelectField } from '../../../src/ui/fields/SelectField.tsx';
import { TextArea } from '../../../src/ui/fields/TextArea.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import { KidParent } from '../../../src/steps/KidParent.tsx';
import { KID_PARENT_CONTEXT } from '../../../src/testing/cases/kidParent.ts';
import { KID_PARENT } from '../../../src/testing/people.ts';
import { renderThemed } from '../../renderThemed.tsx';

test('invisible characters, which a phone copies with a contact, are removed', async () => {
  const onDraft = vi.fn();
  const values = { ...KID_PARENT, subscriber_Parent_Phone: '' };
  const { container } = renderThemed(
    <KidParent
      {...{ values, onDraft, context: KID_PARENT_CONTEXT, campListingUrl: '/', back: undefined }}
      loading={false}
      onChecked={vi.fn()}
      onSubmit={vi.fn()}
    />,
  );
  const phone = container.querySelector<HTMLInputElement>('[name="subscriber_Parent_Phone"]');
  if (!phone) throw new Error('the form asks for a telephone number');
  const pasted = '\u202a\u2066+32 470\u200e\u200f 12\u200b 34 56\u2069\u202c\ufeff';
  fireEvent.change(phone, { target: { value: pasted } });
  expect(phone.value).toBe('+32 470 12 34 56');
  expect(onDraft).toHaveBeenLastCalledWith({ ...values, subscriber_Parent_Phone: '+32 470 12 34 56' }, false);
  fireEvent.blur(phone);
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBeNull());
});

test('the first validation is when the parent leaves the field; after it, each key press validates', async () => {
  const validate = vi.fn();
  renderThemed(
    <Formik initialValues={{ subscriber_Parent_City: '' }} validate={validate} onSubmit={vi.fn()}>
      <TextField<KidParentValues> name="subscriber_Parent_City" label="Gemeente" />
    </Formik>,
  );
  const city = screen.getByRole('textbox');
  const type = (value: string) => act(() => Promise.resolve(fireEvent.change(city, { target: { value } })));
  await type('Gen');
  expect(validate).not.toHaveBeenCalled();
  await act(() => Promise.resolve(fireEvent.blur(city)));
  expect(validate).toHaveBeenCalledTimes(1);
  await type('Gent');
  expect(validate).toHaveBeenCalledTimes(2);
});

test.each([TextField, EmailField])('a value that is null is shown as empty: %o', async (Field) => {
  const reported = vi.spyOn(console, 'error').mockReturnValue(undefined);
  renderThemed(
    <Formik initialValues={{ city: null }} onSubmit={vi.fn()}>
      <Field<{ city: string | null }> name="city" label="Gemeente" />
    </Formik>,
  );
  await act(() => Promise.resolve(fireEvent.blur(screen.getByRole('textbox'))));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  expect(reported.mock.calls).toEqual([]);
});

test('a keyboard corrects no answer, and begins no e-mail address with a capital', () => {
  const { container } = renderThemed(
    <KidParent
      {...{ values: KID_PARENT, context: KID_PARENT_CONTEXT, campListingUrl: '/' }}
      loading={false}
      onSubmit={vi.fn()}
    />,
  );
  const inputs = [...container.querySelectorAll<HTMLInputElement>('input:not([type="radio"])')];
  const namesOf = (selector: string) =>
    inputs.filter((input) => input.matches(selector)).map(({ name }) => name);
  const all = inputs.map(({ name }) => name);
  expect(namesOf('[autocorrect="off"]')).toEqual(all);
  expect(namesOf('[spellcheck="false"]')).toEqual(all);
  expect(namesOf('[autocapitalize="none"]')).toEqual([
    'subscriber_Parent_Email',
    'subscriber_Parent_Email_Repeat',
  ]);
  expect(namesOf('[type="tel"]')).toEqual(['subscriber_Parent_Phone', 'subscriber_Parent_Phone2']);
});

interface Choices {
  gender: string;
  country: string;
  consent: boolean;
}
const OPTIONS = [{ value: 'a', label: 'A' }];

test.each([
  ['radio', <ChoiceField<Choices> key="gender" name="gender" label="Geslacht" options={OPTIONS} />],
  [
    'combobox',
    <SelectField<Choices> key="country" name="country" label="Land" placeholder="" options={OPTIONS} />,
  ],
  ['checkbox', <CheckboxField<Choices> key="consent" name="consent" label="Akkoord" />],
])('a %s that is left without an answer shows its error', async (role, field) => {
  const required = 'Veld verplicht';
  renderThemed(
    <Formik
      initialValues={{ gender: '', country: '', consent: false }}
      validate={() => ({ gender: required, country: required, consent: required })}
      onSubmit={vi.fn()}
    >
      {field}
    </Formik>,
  );
  expect(screen.queryByText(required)).toBeNull();
  await act(() => Promise.resolve(fireEvent.blur(screen.getByRole(role))));
  expect(screen.getByText(required)).toBeDefined();
});

test('a field of several lines is scrolled into view whole', () => {
  const scrollIntoView = vi.fn<(this: Element, options?: unknown) => void>();
  Element.prototype.scrollIntoView = scrollIntoView;
  renderThemed(
    <Formik initialValues={{ remarks: '' }} onSubmit={vi.fn()}>
      <TextArea<{ remarks: string }> name="remarks" label="Opmerkingen" />
    </Formik>,
  );
  fireEvent.focus(screen.getByRole('textbox'));
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior: 'instant' });
});
