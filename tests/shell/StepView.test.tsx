// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Connection } from '../../src/shell/Connection.ts';
import { CONNECTORS, fetchSteps } from '../../src/shell/lazySteps.ts';
import { StepView } from '../../src/shell/StepView.tsx';

vi.mock(import('../../src/shell/KidParentRoute.tsx'), () => ({
  KidParentRoute: function Step() {
    const [presses, setPresses] = useState(0);
    return <button onClick={() => setPresses(presses + 1)}>pressed {presses} times</button>;
  },
}));

const lazyOne = CONNECTORS.kidParent;

afterEach(() => {
  cleanup();
  CONNECTORS.kidParent = lazyOne;
});

const onShow = vi.fn();
const view = () => (
  <Suspense fallback="fetching">
    <StepView step="kidParent" connection={{} as Connection} onShow={onShow} />
  </Suspense>
);

it('keeps the shown step mounted when its script is loaded again', async () => {
  const { rerender } = render(view());
  expect(screen.getByText('fetching')).toBeDefined();
  expect(onShow).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByText('pressed 0 times'));
  await fetchSteps();
  expect(CONNECTORS.kidParent).not.toBe(lazyOne);
  rerender(view());
  expect(screen.getByText('pressed 1 times')).toBeDefined();
  expect(onShow).toHaveBeenCalledOnce();
});

it('shows a loaded step at once', async () => {
  await fetchSteps();
  render(view());
  expect(screen.getByText('pressed 0 times')).toBeDefined();
});
