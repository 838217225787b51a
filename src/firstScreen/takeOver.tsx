import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BrandProblem, type Brand } from '../domain/brand/Brand.ts';
import { stepsOf, stepUrl } from '../domain/steps.ts';
import { App } from '../shell/App.tsx';
import { fetchStep, fetchSteps } from '../shell/lazySteps.ts';
import { servedCampFrom } from '../domain/servedCamp.ts';
import { isFull } from '../domain/camp.ts';
import { needsFetch } from '../domain/keptAnswers.ts';
import { readKept } from '../storage/tabStorage.ts';
import { BRAND_ID, CONFIG_ID, EARLY, MADE_STYLE, SERVED_CAMP_ID, STARTED, STYLES } from './names.ts';

const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';

/** Moves at once, not in a transition, during which the links of the step that is left could be clicked again. */
const Router = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
);

/** Presses the buttons again that were pressed before the page was taken over, and leaves it one title. */
function CatchUp({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    // React sets a title that it does not take over before the one in the page.
    document.querySelector('title + title')?.remove();
  }, []);
  useEffect(() => {
    for (const button of document.querySelectorAll<HTMLElement>(`button[data-${EARLY}]`)) {
      button.removeAttribute(`data-${EARLY}`);
      // In a task of its own, after all effects of what was taken over.
      setTimeout(() => button.click());
    }
  }, []);
  return children;
}

/** The head, to Emotion: each style comes with what a content security policy allows. */
const STYLE_CONTAINER = {
  insertBefore(style: Element, before: Node | null) {
    style.textContent ||= MADE_STYLE;
    return document.head.insertBefore(style, before);
  },
} as unknown as Node;

/** What the configuration block gives as `brand`; the block as a whole is read later. */
function givenBrand(): unknown {
  try {
    return (JSON.parse(textOf(CONFIG_ID)) as { brand?: unknown }).brand;
  } catch {
    return undefined;
  }
}

/** The brand the page wears: the one it is drawn in, or the one that its configuration block gives. */
async function wornBrand() {
  const drawn = JSON.parse(textOf(BRAND_ID)) as Brand;
  const given = givenBrand();
  if (given === undefined) return { brand: drawn, brandProblem: null, isDrawn: true };
  // Reading and checking one is much code, which a server has done before.
  const { ownBrand } = await import('./ownBrand.ts');
  try {
    return { brand: await ownBrand(given, drawn), brandProblem: null, isDrawn: false };
  } catch (error) {
    if (!(error instanceof BrandProblem)) throw error;
    console.error(error.message);
    return { brand: drawn, brandProblem: error, isDrawn: false };
  }
}

/** Starts the wizard in the page: takes over what the server drew, or draws where there is nothing but a frame. */
export async function start(root: HTMLElement): Promise<void> {
  const { brand, brandProblem, isDrawn } = await wornBrand();
  // Nothing is left of the brand that the page was drawn in; before Emotion takes it over.
  if (!isDrawn) for (const style of document.querySelectorAll('style[data-emotion]')) style.remove();
  const kept = readKept();
  const inPage = servedCampFrom(textOf(SERVED_CAMP_ID));
  // A full camp is drawn without its form, which holds what was answered before.
  const isMissed = kept !== null && kept.answeredAt > 0 && inPage !== null && isFull(inPage.camp);
  const served = isMissed || needsFetch(kept, inPage?.camp.id) ? null : inPage;
  const [first] = served?.isDrawn && isDrawn ? stepsOf(served.camp) : [];
  if (served && first && first !== 'campDays') {
    await fetchStep(first);
    // The server drew it at the camp's address, too.
    history.replaceState(history.state, '', stepUrl(first, served.camp.id));
  }
  const app = (
    <StrictMode>
      <CacheProvider value={createCache({ ...STYLES, container: STYLE_CONTAINER })}>
        <CatchUp>
          <App
            configText={textOf(CONFIG_ID)}
            brand={brand}
            brandProblem={brandProblem}
            served={served}
            Router={Router}
          />
        </CatchUp>
      </CacheProvider>
    </StrictMode>
  );
  root.inert = false;
  // From here on React hears what is pressed, also before it has read the page.
  document.documentElement.dataset[STARTED] = '';
  // Before the page is taken over, for whoever is on to the next step by then: 0.13 s on a slow line.
  void fetchSteps();
  if (!isDrawn) {
    // The page is shown when it is all there.
    flushSync(() => createRoot(root).render(app));
    document.documentElement.hidden = false;
    return;
  }
  // As a transition, which is done in slices: the parent may be ticking days already.
  if (first) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
