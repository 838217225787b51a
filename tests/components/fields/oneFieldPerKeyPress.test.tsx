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
import { pine } from '../../../stories/support/brands.ts';
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

/** The components that render through what is done, by name. The form validates after the next frame. */
async function renderedBy(action: () => void): Promise<string[]> {
  window.renders.components = [];
  await act(async () => {
    action();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  return window.renders.components;
}

const typed = (name: string, value: string) =>
  renderedBy(() => fireEvent.change(field(name), { target: { value } }));

beforeAll(() => setMessages(nl));
afterEach(cleanup);

/** The inputs of MUI that rendered, among all components that did. */
const inputs = (rendered: string[]) =>
  rendered.filter((name) => name === 'OutlinedInput' || name === 'SwitchBase');

it('renders the input of one field for a key press', async () => {
  openKidParent();
  expect(inputs(await typed('subscriber_FirstName', 'Noora'))).toEqual(['OutlinedInput']);
  expect(field('subscriber_FirstName').value).toBe('Noora');
  expect(onDraft).toHaveBeenLastCalledWith({ ...KID_PARENT, subscriber_FirstName: 'Noora' }, false);
});

it('renders no other invalid field', async () => {
  openKidParent({ ...KID_PARENT, subscriber_Parent_City: '', subscriber_Parent_Street: '' });
  fireEvent.click(screen.getByRole('button', { name: t('action.next') }));
  await screen.findByText(t('errorSummary.heading'));
  expect(inputs(await typed('subscriber_FirstName', 'Noora'))).toEqual(['OutlinedInput']);
});

it('renders the field too whose rule compares it with the one that is typed in', async () => {
  openKidParent();
  await renderedBy(() => fireEvent.blur(field('subscriber_Parent_FirstName')));
  await typed('subscriber_FirstName', KID_PARENT.subscriber_Parent_FirstName);
  expect(screen.getByText(t('rule.sameName'))).toBeTruthy();
  const rendered = await typed('subscriber_FirstName', `${KID_PARENT.subscriber_Parent_FirstName}s`);
  expect(inputs(rendered)).toEqual(['OutlinedInput', 'OutlinedInput']);
  expect(screen.queryByText(t('rule.sameName'))).toBeNull();
});

it('renders no other input of the medical sheet for a key press in one', async () => {
  open(
    <MedicalForm
      {...hears}
      values={MEDICAL_INFO}
      existing={{ status: 'none' }}
      onFilled={vi.fn()}
      onConfirm={vi.fn()}
    />,
  );
  expect(inputs(await typed('subscriber_medication1_name', 'Rilatine 10'))).toEqual(['OutlinedInput']);
  expect(inputs(await typed('subscriber_remarks', 'Zwemt nog niet'))).toEqual(['OutlinedInput']);
});
