// @vitest-environment jsdom
import './countingRenders.ts';
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { setMessages, t } from '../../../src/messages/messages.ts';
import nl from '../../../src/messages/nl.json';
import { KidParent } from '../../../src/steps/KidParent.tsx';
import { MedicalForm } from '../../../src/steps/MedicalForm.tsx';
import { themeFor } from '../../../src/theme/theme.ts';
import { pine } from '../../../src/theme/tokens.ts';
import { KID_PARENT_CONTEXT } from '../../../stories/support/cases/kidParent.ts';
import { KID_PARENT, MEDICAL_INFO } from '../../../stories/support/people.ts';

const onDraft = vi.fn();
const hears = { onDraft, onChecked: vi.fn(), back: undefined };

function open(step: ReactElement) {
  render(<ThemeProvider theme={themeFor(pine)}>{step}</ThemeProvider>);
}

function openKidParent(values = KID_PARENT) {
  open(
    <KidParent
      {...hears}
      values={values}
      context={KID_PARENT_CONTEXT}
      loading={false}
      campListingUrl="/"
      onSubmit={vi.fn()}
    />,
  );
}

function field(name: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!input) throw new Error(`no field ${name}`);
  return input;
}

/** The components drawn by what is done, by name. */
function drawnBy(action: () => void): string[] {
  window.drawn.components = [];
  act(action);
  return window.drawn.components;
}

const typed = (name: string, value: string) =>
  drawnBy(() => fireEvent.change(field(name), { target: { value } }));

beforeAll(() => setMessages(nl));
afterEach(cleanup);

/** The form's state, the box that is typed in, and the two components a styled element is made of. */
const ONE_BOX = ['FormState', 'TextBox', 'Styled(input)', 'Insertion'];

it('draws the box of one field for a key press', () => {
  openKidParent();
  expect(typed('subscriber_FirstName', 'Noora')).toEqual(ONE_BOX);
  expect(field('subscriber_FirstName').value).toBe('Noora');
  expect(onDraft).toHaveBeenLastCalledWith({ ...KID_PARENT, subscriber_FirstName: 'Noora' });
});

it('draws no other field that is wrong', async () => {
  openKidParent({ ...KID_PARENT, subscriber_Parent_City: '', subscriber_Parent_Street: '' });
  fireEvent.click(screen.getByRole('button', { name: t('action.next') }));
  await screen.findByText(t('errorSummary.heading'));
  expect(typed('subscriber_FirstName', 'Noora')).toEqual(ONE_BOX);
});

it('draws one field, with what stands around its box, when that changes', () => {
  openKidParent();
  drawnBy(() => fireEvent.blur(field('subscriber_LastName')));
  const drawn = typed('subscriber_LastName', 'P');
  expect(drawn.filter((name) => name === 'FieldProblem' || name === 'FieldFrame')).toEqual([
    'FieldFrame',
    'FieldProblem',
  ]);
});

it('draws the field too whose rule looks at the one that is typed in', () => {
  openKidParent();
  drawnBy(() => fireEvent.blur(field('subscriber_Parent_FirstName')));
  typed('subscriber_FirstName', KID_PARENT.subscriber_Parent_FirstName);
  expect(screen.getByText(t('rule.sameName'))).toBeTruthy();
  const drawn = typed('subscriber_FirstName', `${KID_PARENT.subscriber_Parent_FirstName}s`);
  expect(drawn.filter((name) => name === 'TextInput')).toHaveLength(1);
  expect(screen.queryByText(t('rule.sameName'))).toBeNull();
});

it('draws no blocks of the medical sheet for a key press in one of them', () => {
  open(
    <MedicalForm
      {...hears}
      values={MEDICAL_INFO}
      existing={{ status: 'none' }}
      onFilled={vi.fn()}
      onConfirm={vi.fn()}
    />,
  );
  expect(typed('subscriber_medication1_name', 'Rilatine 10')).toEqual(ONE_BOX);
  expect(typed('subscriber_remarks', 'Zwemt nog niet')).toContain('AreaBox');
  expect(typed('subscriber_remarks', 'Zwemt nog niet.')).toEqual([
    'FormState',
    'AreaBox',
    'Styled(textarea)',
    'Insertion',
  ]);
});
