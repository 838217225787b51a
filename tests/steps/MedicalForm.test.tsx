// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MedicalForm } from '../../src/steps/MedicalForm.tsx';
import { MEDICAL_INFO } from '../../src/testing/people.ts';
import { renderThemed } from '../renderThemed.tsx';

test('the dialog keeps its words while it closes', async () => {
  renderThemed(
    <MedicalForm values={MEDICAL_INFO} existing={{ status: 'none' }} onConfirm={() => undefined} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Verder' }));
  const stay = await screen.findByRole('button', { name: 'Neen, ik vul het nog verder aan' });
  const words = () => screen.getByRole('dialog', { hidden: true }).textContent;
  const open = words();
  fireEvent.click(stay);
  expect(words()).toBe(open);
});

test('a change while the existing sheet is awaited takes the submit back', async () => {
  renderThemed(
    <MedicalForm values={MEDICAL_INFO} existing={{ status: 'loading' }} onConfirm={() => undefined} />,
  );
  const forward = screen.getByRole('button', { name: 'Verder' });
  fireEvent.click(forward);
  await waitFor(() => expect(forward.getAttribute('aria-disabled')).toBe('true'));
  const remarks = screen.getByRole('textbox', { name: /^Wat moeten de begeleiders/ });
  fireEvent.change(remarks, { target: { value: 'Bril.' } });
  await waitFor(() => expect(forward.getAttribute('aria-disabled')).toBeNull());
});
