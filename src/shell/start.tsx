import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createStyleCache } from './styleCache.ts';
import { App } from './App.tsx';
import { CONFIG_ELEMENT_ID } from './config.ts';
import { fetchSteps } from './lazySteps.ts';
import { servedCampFrom, SERVED_CAMP_ELEMENT_ID } from './servedCamp.ts';
import { readKept } from './storage.ts';

const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';

/** Starts the wizard in the page: takes over what the server drew, or draws where there is nothing but a frame. */
export function start(root: HTMLElement): void {
  // A server with a content security policy gives the page's own styles a nonce; a static host gives none.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const styles = createStyleCache(nonce);
  const kept = readKept();
  const inPage = servedCampFrom(textOf(SERVED_CAMP_ELEMENT_ID));
  // The server does not know that this tab kept a voucher for the camp, which has to be validated first (spec 4).
  const served = kept?.voucher && kept.campId === inPage?.camp.id ? null : inPage;
  const app = (
    <StrictMode>
      <CacheProvider value={styles}>
        <App configText={textOf(CONFIG_ELEMENT_ID)} served={served} Router={BrowserRouter} />
      </CacheProvider>
    </StrictMode>
  );
  // From here on React hears what is pressed, also before it has read the page (`index.html`).
  document.documentElement.dataset.started = '';
  // Before the page is taken over, for whoever is on to the next step by then: 0.13 s on a slow line.
  void fetchSteps();
  // As a transition, which is done in slices: the parent may be ticking days already.
  if (served?.isDrawn) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
