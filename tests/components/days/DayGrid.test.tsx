// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { Form, Formik } from 'formik';
import type { CSSProperties } from 'react';
import { expect, it, vi } from 'vitest';
import { DayGrid } from '../../../src/components/days/DayGrid.tsx';
import { addDays, longDate } from '../../../src/domain/days.ts';
import { Form as OwnForm } from '../../../src/ui/form/Form.tsx';
import { renderThemed } from '../../renderThemed.tsx';

// Every day formats its name once per render.
vi.mock(import('../../../src/domain/days.ts'), async (original) => {
  const real = await original();
  return { ...real, longDate: vi.fn(real.longDate) };
});

const SIXTY = Array.from({ length: 60 }, (_, n) => addDays('2027-07-05', n));

it('renders one day of sixty when it is ticked', async () => {
  renderThemed(
    <Formik initialValues={{ selectedDays: SIXTY }} onSubmit={vi.fn()}>
      <DayGrid activeDays={SIXTY} single={false} secretariatEmail="" />
    </Formik>,
  );
  const names = vi.mocked(longDate);
  expect(names).toHaveBeenCalledTimes(60);

  const box = screen.getByLabelText<HTMLInputElement>(longDate('2027-07-06'));
  names.mockClear();
  // Formik validates after the event.
  await act(() => Promise.resolve(fireEvent.click(box)));

  expect(box.checked).toBe(false);
  expect(names).toHaveBeenCalledTimes(1);
});

it('starts without days in a form that has none', () => {
  renderThemed(
    <Formik initialValues={{}} onSubmit={vi.fn()}>
      <DayGrid activeDays={SIXTY.slice(0, 3)} secretariatEmail="" />
    </Formik>,
  );
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false]);
});

/** Three days, of which the first ones are chosen and two must be, in a pane with these styles. */
function renderTwoRequired(chosen: number, pane: CSSProperties = {}) {
  const days = SIXTY.slice(0, 3);
  renderThemed(
    <div style={pane}>
      <Formik
        initialValues={{ selectedDays: days.slice(0, chosen) }}
        validate={({ selectedDays }) => (selectedDays.length < 2 ? { selectedDays: 'Kies twee dagen' } : {})}
        onSubmit={vi.fn()}
      >
        <Form>
          <DayGrid activeDays={days} secretariatEmail="" />
          <button type="submit">Bewaar</button>
        </Form>
      </Formik>
    </div>,
  );
}

it('announces the error of a tick, but not the one that a submit reads with the focused box', async () => {
  renderTwoRequired(1);
  const click = (control: HTMLElement) => act(() => Promise.resolve(fireEvent.click(control)));
  const announces = () =>
    screen.getByText('Kies twee dagen').closest('[aria-live]')?.getAttribute('aria-live');
  await click(screen.getByRole('button'));
  expect(announces()).toBe('off');
  await click(screen.getByLabelText(longDate('2027-07-05')));
  expect(announces()).toBe('polite');
});

it('moves the focus to the day that a correction unticks', async () => {
  const days = SIXTY.slice(0, 4);
  const [first = '', second = '', , fourth = ''] = days;
  renderThemed(
    <Formik
      initialValues={{ selectedDays: [first, second, fourth] }}
      initialTouched={{ selectedDays: true }}
      initialErrors={{ selectedDays: 'Kies twee dagen na elkaar' }}
      onSubmit={vi.fn()}
    >
      <DayGrid
        activeDays={days}
        limits={{ minimumDays: 2, maximumDays: 2, minimumContiguousDays: 2 }}
        secretariatEmail=""
      />
    </Formik>,
  );
  const box = screen.getByLabelText<HTMLInputElement>(longDate(fourth));
  await act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: /^Zonder/ }))));
  expect(box.checked).toBe(false);
  expect(document.activeElement).toBe(box);
});

it.each([
  ['stay in place when an error appears above them', 0, [[{ top: 40, behavior: 'instant' }]]],
  ['stay where the parent has scrolled them since', -300, []],
])('the days %s', async (_case, scrolled, expected) => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
  let [group, grid] = [100, 200];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: this.matches('fieldset') ? group : grid } as DOMRect;
  });
  renderTwoRequired(2);
  await act(async () => {
    fireEvent.click(screen.getByLabelText(longDate('2027-07-05')));
    group += scrolled;
    grid += scrolled + 40;
    await Promise.resolve();
  });
  expect(screen.getByText('Kies twee dagen')).toBeDefined();
  expect(scrollBy.mock.calls).toEqual(expected);
  vi.restoreAllMocks();
});

it('the days stay in place when their pane scrolls, and the window where the pane cannot', async () => {
  const scrollWindow = vi.spyOn(window, 'scrollBy').mockReturnValue();
  let grid = 200;
  const scrollPane = vi.fn(() => void (grid -= 30));
  Object.assign(HTMLDivElement.prototype, { scrollBy: scrollPane });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: this.matches('fieldset') ? 100 : grid } as DOMRect;
  });
  renderTwoRequired(2, { overflowY: 'auto' });
  await act(async () => {
    fireEvent.click(screen.getByLabelText(longDate('2027-07-05')));
    grid += 40;
    await Promise.resolve();
  });
  expect(scrollPane.mock.calls).toEqual([[{ top: 40, behavior: 'instant' }]]);
  expect(scrollWindow.mock.calls).toEqual([[{ top: 10, behavior: 'instant' }]]);
  Reflect.deleteProperty(HTMLDivElement.prototype, 'scrollBy');
  vi.restoreAllMocks();
});

it('its error is announced without a name when it is left in a form', async () => {
  const day = '2027-07-05';
  renderThemed(
    <OwnForm
      initialValues={{ selectedDays: [day] }}
      validate={({ selectedDays }) => (selectedDays.length < 1 ? { selectedDays: 'Kies een dag' } : {})}
      onSubmit={vi.fn()}
    >
      <DayGrid activeDays={[day]} secretariatEmail="" />
    </OwnForm>,
  );
  const box = screen.getByLabelText(longDate(day));
  box.focus();
  await act(() => Promise.resolve(fireEvent.click(box)));
  act(() => box.blur());
  expect(screen.getByRole('status').textContent).toBe('Kies een dag');
});
