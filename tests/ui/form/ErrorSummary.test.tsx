// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ErrorSummary, type FieldProblemEntry } from '../../../src/ui/form/ErrorSummary.tsx';
import { renderThemed } from '../../renderThemed.tsx';

const medication: FieldProblemEntry = {
  field: 'subscriber_medication1_name',
  group: 'medication.heading',
  label: { key: 'medicationSummary.name', values: { n: 1 } },
  problem: { key: 'rule.medicationName' },
};
const approval: FieldProblemEntry = {
  field: 'subscriber_takeMedicationApproval',
  group: 'medication.heading',
  label: 'medicationSummary.approval',
  problem: { key: 'rule.approval' },
};
const allergy: FieldProblemEntry = {
  field: 'subscriber_allergy1_name',
  group: 'allergy.heading',
  label: { key: 'allergySummary.name', values: { n: 1 } },
  problem: { key: 'rule.required' },
};

test.each([
  ['each line repeats its heading', [medication, allergy], []],
  [
    'a line of one card does not',
    [medication, approval, allergy],
    ['Medicatie · 2 velden', 'Allergie · 1 veld'],
  ],
])('the cards have headings together or not at all: %s', (_case, problems, headings) => {
  renderThemed(<ErrorSummary problems={problems} />);
  expect(screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    headings,
  );
});
