// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CalendarToggle } from '../../../src/components/days/CalendarToggle.tsx';
import nl from '../../../src/messages/nl.json';
import { renderThemed } from '../../renderThemed.tsx';

test('an opened calendar is scrolled into view, in a summary that scrolls on its own', async () => {
  const scrollIntoView = vi.fn<(this: HTMLElement, options?: unknown) => void>();
  Element.prototype.scrollIntoView = scrollIntoView;
  renderThemed(
    <CalendarToggle activeDays={[]} selectedDays={[]} fetchCalendar={() => new Promise(() => undefined)} />,
  );
  fireEvent.click(screen.getByRole('button', { name: nl.calendarToggle.show }));
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' }));
  expect(scrollIntoView.mock.contexts[0]?.textContent).toBe(nl.calendarToggle.loading);
});
