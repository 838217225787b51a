// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { expect, test, vi } from 'vitest';
import { AllergyBlock } from '../../../src/components/medical/AllergyBlock.tsx';
import { BLOCK_FIELDS, EMPTY_MEDICAL_INFO, type MedicalInfo } from '../../../src/domain/medicalSheet.ts';
import { allergy } from '../../../src/testing/people.ts';
import { renderThemed } from '../../renderThemed.tsx';

/** Two allergies, of which the first was left without an answer and the second has just been added. */
function openBlocks() {
  renderThemed(
    <Formik
      initialValues={{ ...EMPTY_MEDICAL_INFO, subscriber_allergy: true, ...allergy(1), ...allergy(2) }}
      initialTouched={{ subscriber_allergy1_name: true }}
      initialErrors={{ subscriber_allergy1_name: 'Veld verplicht' }}
      validate={(values: MedicalInfo) =>
        Object.fromEntries(
          BLOCK_FIELDS.filter((name) => !values[name]).map((name) => [name, 'Veld verplicht']),
        )
      }
      onSubmit={vi.fn()}
    >
      <AllergyBlock />
    </Formik>,
  );
}

const press = (name: string) =>
  act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name }))));

test('a block that moves up shows no error of the removed one', async () => {
  openBlocks();
  expect(screen.getByText('Veld verplicht')).toBeDefined();
  await press('Verwijderen: allergie 1');
  expect(screen.queryByText('Veld verplicht')).toBeNull();
});

test('an added block ends the message of a removed one', async () => {
  openBlocks();
  const status = screen.getByRole('status');
  await press('Verwijderen: allergie 1');
  expect(status.textContent).not.toBe('');
  await press('Nog een allergie toevoegen');
  expect(status.textContent).toBe('');
});
