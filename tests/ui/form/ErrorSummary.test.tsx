// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';
import { ErrorSummary, type InvalidField } from '../../../src/ui/form/ErrorSummary.tsx';
import { renderThemed } from '../../renderThemed.tsx';

const medication: InvalidField = {
  field: 'subscriber_medication1_name',
  group: 'Medicatie',
  label: 'Medicatie 1, naam',
  message: 'Medicatie naam verplicht',
};
const approval: InvalidField = {
  field: 'subscriber_takeMedicationApproval',
  group: 'Medicatie',
  label: 'Toestemming voor de medicatie',
  message: 'Goedkeuring is verplicht',
};
const allergy: InvalidField = {
  field: 'subscriber_allergy1_name',
  group: 'Allergie',
  label: 'Allergie 1, waarvoor',
  message: 'Veld verplicht',
};

test.each([
  ['each line repeats its heading', [medication, allergy], []],
  [
    'a line of one card does not',
    [medication, approval, allergy],
    ['Medicatie: 2 velden', 'Allergie: 1 veld'],
  ],
])('the cards have headings together or not at all: %s', (_case, problems, headings) => {
  renderThemed(<ErrorSummary problems={problems} />);
  expect(screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    headings,
  );
});

test.each([
  [5, 2, 0],
  [6, 2, 2],
  [6, 1, 0],
])('%i errors in %i cards: %i cards are lines that open', (count, cards, folded) => {
  const problems = Array.from({ length: count }, (_, n) => ({
    ...allergy,
    field: `field${n}`,
    group: `Kaart ${n % cards}`,
  }));
  renderThemed(<ErrorSummary problems={problems} />);
  expect(screen.queryAllByRole('button')).toHaveLength(folded);
  expect(screen.queryAllByRole('link')).toHaveLength(folded > 0 ? 0 : count);
});

test('a link leads to its field in a shadow root without a form, too', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const page = (
    <>
      <ErrorSummary problems={[allergy]} />
      <div data-field={allergy.field}>
        <input />
      </div>
    </>
  );
  renderThemed(createPortal(page, root));
  fireEvent.click(root.querySelector('a') as HTMLElement);
  expect(root.activeElement).toBe(root.querySelector('input'));
  host.remove();
});
