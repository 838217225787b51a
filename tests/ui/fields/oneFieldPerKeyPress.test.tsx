// @vitest-environment jsdom
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { t } from '../../../stories/support/record/recording.ts';
import { Confirmation } from '../../../src/steps/Confirmation.tsx';
import { KidParent } from '../../../src/steps/KidParent.tsx';
import { MedicalForm } from '../../../src/steps/MedicalForm.tsx';
import { KID_PARENT_CONTEXT } from '../../../src/testing/cases/kidParent.ts';
import { flexibleCamp } from '../../../src/testing/camps.ts';
import { changeLinks } from '../../../stories/support/data/navSteps.ts';
import { CONFIRMATION, KID_PARENT, MEDICAL_INFO } from '../../../src/testing/people.ts';
import { renderThemed } from '../../renderThemed.tsx';

/** React calls `render` of a component with a ref each time it renders. */
interface WithRef {
  render: (props: { name?: string }) => unknown;
}
const renders = [OutlinedInput, Checkbox, Radio, Alert, Link].map((part) =>
  vi.spyOn(part as unknown as WithRef, 'render'),
);

const onDraft = vi.fn();
const handlers = { onDraft, onChecked: vi.fn(), back: undefined };

function openKidParent(values = KID_PARENT) {
  renderThemed(
    <KidParent
      {...handlers}
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

/** The names of the inputs that an action and the validation after it re-render; `undefined` is a notice or a link. */
async function renderedBy(action: () => void): Promise<(string | undefined)[]> {
  for (const render of renders) render.mockClear();
  await act(async () => {
    action();
    await new Promise((resolve) => setTimeout(resolve));
  });
  return renders.flatMap(({ mock }) => mock.calls.map(([{ name }]) => name));
}

const typed = (name: string, value: string) =>
  renderedBy(() => fireEvent.change(field(name), { target: { value } }));

it('renders the input of one field for a key press', async () => {
  openKidParent();
  expect(await typed('subscriber_FirstName', 'Noora')).toEqual(['subscriber_FirstName']);
  expect(field('subscriber_FirstName').value).toBe('Noora');
  expect(onDraft).toHaveBeenLastCalledWith({ ...KID_PARENT, subscriber_FirstName: 'Noora' }, false);
});

it('renders no other invalid field, and no error summary', async () => {
  openKidParent({ ...KID_PARENT, subscriber_Parent_City: '', subscriber_Parent_Street: '' });
  fireEvent.click(screen.getByRole('button', { name: t('action.next') }));
  await screen.findByText(t('errorSummary.heading'));
  expect(await typed('subscriber_FirstName', 'Noora')).toEqual(['subscriber_FirstName']);
});

it('also renders a field that is compared with the edited one', async () => {
  openKidParent();
  for (const name of ['subscriber_FirstName', 'subscriber_Parent_FirstName'])
    await renderedBy(() => fireEvent.blur(field(name)));
  await typed('subscriber_FirstName', KID_PARENT.subscriber_Parent_FirstName);
  expect(screen.getByText(t('rule.sameName'))).toBeTruthy();
  const rendered = await typed('subscriber_FirstName', `${KID_PARENT.subscriber_Parent_FirstName}s`);
  expect(rendered).toEqual(['subscriber_FirstName', 'subscriber_Parent_FirstName']);
  expect(screen.queryByText(t('rule.sameName'))).toBeNull();
});

it('renders no other input of the medical sheet for a key press in one, and no notice', async () => {
  renderThemed(
    <MedicalForm
      {...handlers}
      values={MEDICAL_INFO}
      existing={{ status: 'none' }}
      onFilled={vi.fn()}
      onConfirm={vi.fn()}
    />,
  );
  for (const name of ['subscriber_medication1_name', 'subscriber_remarks'])
    expect(await typed(name, 'Zwemt nog niet')).toEqual([name]);
});

it('renders no recap for a tick of a consent', async () => {
  const camp = flexibleCamp();
  renderThemed(
    <MemoryRouter>
      <Confirmation
        {...handlers}
        values={CONFIRMATION}
        recap={{
          kidParent: KID_PARENT,
          days: camp.activeDays,
          sheet: MEDICAL_INFO,
          changes: changeLinks(camp),
        }}
        toPayCents={camp.priceCents}
        waiting={null}
        organisationName=""
        secretariatEmail=""
        onSubmit={vi.fn()}
      />
    </MemoryRouter>,
  );
  const name = 'subscriber_Parent_EmailConsent';
  expect(await renderedBy(() => fireEvent.click(field(name)))).toEqual([name]);
});
