// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { DayGrid } from '../../src/components/DayGrid.tsx';
import { TickMark } from '../../src/components/fields/TickMark.tsx';
import { addDays, longDate, withDay } from '../../src/domain/days.ts';
import { setMessages } from '../../src/messages/messages.ts';
import nl from '../../src/messages/nl.json';
import { themeFor } from '../../src/theme/theme.ts';
import { pine } from '../../src/theme/tokens.ts';

// Every day that is drawn asks for its name once, and draws one mark only when it is new.
vi.mock(import('../../src/domain/days.ts'), async (original) => {
  const real = await original();
  return { ...real, longDate: vi.fn(real.longDate) };
});
vi.mock(import('../../src/components/fields/TickMark.tsx'), async (original) => {
  const real = await original();
  return { ...real, TickMark: vi.fn(real.TickMark) };
});

const SIXTY = Array.from({ length: 60 }, (_, n) => addDays('2027-07-05', n));

function Ticking() {
  const [days, setDays] = useState(SIXTY);
  return (
    <ThemeProvider theme={themeFor(pine)}>
      <DayGrid
        activeDays={SIXTY}
        selectedDays={days}
        single={false}
        problem={null}
        onToggle={(day, ticked) => setDays((before) => withDay(before, day, ticked))}
      />
    </ThemeProvider>
  );
}

beforeAll(() => setMessages(nl));
afterEach(cleanup);

it('draws one day for a tick, even of sixty and with a new callback each time', () => {
  render(<Ticking />);
  const drawn = vi.mocked(longDate);
  const marks = vi.mocked(TickMark);
  expect(drawn).toHaveBeenCalledTimes(60);
  expect(marks).toHaveBeenCalledTimes(60);

  const box = screen.getByLabelText<HTMLInputElement>(longDate('2027-07-06'));
  drawn.mockClear();
  marks.mockClear();
  fireEvent.click(box);

  expect(box.checked).toBe(false);
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(marks).not.toHaveBeenCalled();
});
