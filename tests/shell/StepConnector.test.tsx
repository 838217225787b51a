// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { OpenEnrolment } from '../../src/domain/phases.ts';
import { fetchSteps, LATER_STEPS } from '../../src/shell/lazySteps.ts';
import { Drafts } from '../../src/storage/Drafts.ts';
import { ENROLMENTS, EVENTS } from '../../stories/support/data/enrolments.ts';
import { WIZARD_CONFIG } from '../../stories/support/data/wizardConfig.ts';
import { StepConnector } from '../../src/shell/StepConnector.tsx';

vi.mock(import('../../src/steps/KidParent.tsx'), () => ({
  KidParent: function Step() {
    const [presses, setPresses] = useState(0);
    return <button onClick={() => setPresses(presses + 1)}>pressed {presses} times</button>;
  },
}));

const slowScript = vi.hoisted(() => new EventTarget());
vi.mock(import('../../src/steps/Success.tsx'), async () => {
  await new Promise((arrive) => slowScript.addEventListener('arrives', arrive));
  return { Success: () => <p>saved</p> };
});

afterEach(cleanup);

const onShow = vi.fn();
const dispatch = vi.fn();
const view = (enrolment: OpenEnrolment = ENROLMENTS.choosing) => (
  <Suspense fallback="fetching">
    <StepConnector
      step="kidParent"
      config={WIZARD_CONFIG}
      enrolment={enrolment}
      dispatch={dispatch}
      drafts={new Drafts(null)}
      changing={undefined}
      cardRef={null}
      linkRef={null}
      submit={dispatch}
      stepProps={{}}
      onShow={onShow}
    />
  </Suspense>
);

it('suspends as React expects of `use`', async () => {
  const report = vi.spyOn(console, 'error');
  // Not in `act`, which renders a step that suspended in another way.
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const Step = () => LATER_STEPS.success.View({} as never);
  root.render(
    <Suspense fallback="fetching">
      <Step />
    </Suspense>,
  );
  const shown = () => document.body.textContent;
  await expect.poll(shown).toBe('fetching');
  slowScript.dispatchEvent(new Event('arrives'));
  await expect.poll(shown).toBe('saved');
  expect(report).not.toHaveBeenCalled();
  root.unmount();
});

it('keeps the shown step mounted when its script is loaded again', async () => {
  const { rerender } = await act(async () => {
    const rendered = render(view());
    expect(onShow).not.toHaveBeenCalled();
    await vi.dynamicImportSettled();
    return rendered;
  });
  fireEvent.click(screen.getByText('pressed 0 times'));
  await fetchSteps();
  rerender(view());
  expect(screen.getByText('pressed 1 times')).toBeDefined();
  expect(onShow).toHaveBeenCalledOnce();
});

it('shows a loaded step at once', async () => {
  await fetchSteps();
  render(view());
  expect(screen.getByText('pressed 0 times')).toBeDefined();
});

it('drops the check of a child when its step is left', async () => {
  await fetchSteps();
  render(view(ENROLMENTS.choosing)).unmount();
  expect(dispatch).not.toHaveBeenCalled();
  render(view(ENROLMENTS.checking)).unmount();
  expect(dispatch).toHaveBeenCalledExactlyOnceWith(EVENTS.formChanged);
});
