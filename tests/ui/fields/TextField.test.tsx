// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { expect, test, vi } from 'vitest';
import { EmailField } from '../../../src/ui/fields/EmailField.tsx';
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
