// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MessagesProvider } from '../../src/components/MessagesProvider.tsx';
import type { Finished, OpenEnrolment } from '../../src/domain/phases.ts';
import { STEP_PATHS, type Step } from '../../src/domain/steps.ts';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { FinishedWizard } from '../../src/shell/FinishedWizard.tsx';
import { fetchSteps } from '../../src/shell/lazySteps.ts';
import { StepScreen } from '../../src/shell/StepScreen.tsx';
import { Drafts } from '../../src/storage/Drafts.ts';
import { ENROLMENTS } from '../../stories/support/data/enrolments.ts';
import { WIZARD_CONFIG } from '../../stories/support/data/wizardConfig.ts';

/** The component that fails, and when; and the components of our code that were rendered. */
const failing = vi.hoisted(() => ({
  name: '',
  moment: 'render',
  failures: 0,
  rendered: new Set<string>(),
}));

// Every element of our own code is made by this function.
vi.mock('react/jsx-dev-runtime', async (importOriginal) => {
  const runtime = await importOriginal<{ jsxDEV: (...args: unknown[]) => unknown; Fragment: unknown }>();
  const { useEffect } = await import('react');
  const fail = (): never => {
    failing.failures += 1;
    throw new Error(`${failing.name} fails`);
  };
  function Failing({ children }: { children: never }) {
    if (failing.moment === 'render') fail();
    useEffect(fail, []);
    return children;
  }
  const nameOf = (type: unknown): string | undefined => {
    const { name, type: inner } = Object(type) as { name?: string; type?: unknown };
    return typeof type === 'function' ? name : inner === undefined ? undefined : nameOf(inner);
  };
  const jsxDEV = (type: unknown, ...rest: unknown[]) => {
    const element = runtime.jsxDEV(type, ...rest);
    const name = nameOf(type);
    if (name) failing.rendered.add(name);
    return name === failing.name ? runtime.jsxDEV(Failing, { children: element }) : element;
  };
  return { ...runtime, jsxDEV };
});

/** The components that have a file of their own. */
const OWN = new Set(
  Object.keys(import.meta.glob('../../src/{ui,components,steps,shell}/**/*.tsx')).map((path) =>
    path.replace(/^.*\/|\.tsx$/g, ''),
  ),
);

/** Pages of an enrolment, with every kind of component: its state, and the step of the address. */
const PAGES: Record<string, { enrolment: OpenEnrolment | Finished; step: Step }> = {
  'the days': { enrolment: ENROLMENTS.choosing, step: 'campDays' },
  'the medical sheet': { enrolment: ENROLMENTS.filling, step: 'medicalForm' },
  'the thank-you page': { enrolment: ENROLMENTS.finished, step: 'success' },
};

const none = () => undefined;

/** Runs this with its effects, and returns the errors that reach the root, with which `act` rejects. */
async function settled(work: () => void): Promise<string[]> {
  try {
    await act(async () => {
      work();
      await Promise.resolve();
    });
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** What a page shows, and the errors that reach the root, for which `stopsTheWizard` replaces the page. */
async function shownOf({ enrolment, step }: { enrolment: OpenEnrolment | Finished; step: Step }) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const uncaught = await settled(() =>
    root.render(
      <MemoryRouter initialEntries={[STEP_PATHS[step]]}>
        <MessagesProvider>
          {enrolment.phase === 'finished' ? (
            <FinishedWizard config={WIZARD_CONFIG} finished={enrolment} onNextChild={none} />
          ) : (
            <StepScreen
              config={WIZARD_CONFIG}
              enrolment={enrolment}
              dispatch={none}
              drafts={new Drafts(null)}
              campOrigin="fetched"
              onReload={none}
              onCancel={none}
            />
          )}
        </MessagesProvider>
      </MemoryRouter>,
    ),
  );
  const text = document.body.textContent;
  await settled(() => root.unmount());
  container.remove();
  return { text, uncaught };
}

beforeAll(async () => {
  vi.stubGlobal('fetch', () => new Promise(none));
  vi.spyOn(console, 'error').mockImplementation(none);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = none;
      disconnect = none;
    },
  );
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.scrollTo = none;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
  await fetchSteps();
});

afterAll(() => vi.unstubAllGlobals());

test.each(Object.entries(PAGES))(
  'a component of %s that fails leaves no empty page',
  async (_, page) => {
    failing.name = '';
    failing.rendered.clear();
    const { text, uncaught } = await shownOf(page);
    expect(uncaught).toEqual([]);
    expect(text).toContain(WIZARD_CONFIG.organisationName);
    const names = [...failing.rendered].filter((name) => OWN.has(name));
    expect(names).toContain(page.enrolment.phase === 'finished' ? 'ThankYou' : 'StepNav');

    const empty: string[] = [];
    for (failing.moment of ['render', 'effect'])
      for (failing.name of names) {
        const before = failing.failures;
        const after = await shownOf(page);
        const isReported =
          after.uncaught.length > 0 ||
          [nl.stepProblem.title, nl.alreadyConfirmed.title].some((title) => after.text.includes(title));
        // The fallback of a page that is not loading is never rendered.
        if (failing.failures > before && !isReported) empty.push(`${failing.name}, ${failing.moment}`);
      }
    expect(empty).toEqual([]);
  },
  120_000,
);
