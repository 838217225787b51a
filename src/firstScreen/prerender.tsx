import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { setMessages } from '../messages/messages.ts';
import nl from '../messages/nl.json';
import { App } from '../shell/App.tsx';
import { fetchSteps } from '../shell/lazySteps.ts';
import type { Brand } from '../domain/brand/Brand.ts';
import { servedCampFrom } from '../domain/servedCamp.ts';
import standIns from '../theme/standIns.css?inline';
import { STYLES } from './names.ts';
import type { Screen } from './page.ts';

// A server waits for no script: it draws every step at once.
await fetchSteps();

/** `data-s`: Emotion need not move it in the head. */
const styleTag = (names: string, css: string) => `<style data-emotion="${names}" data-s="">${css}</style>`;

/**
 * Draws the first screen of an address as HTML, to be shown before any script has arrived: the server's half of
 * `takeOver.tsx`. `configText` is the text of the configuration block, `brandText` the JSON of a brand, `servedText` the
 * text of the served camp's block, or empty: then the frame is drawn that stands while the camp is fetched.
 */
export function prerender(url: string, configText: string, brandText: string, servedText: string): Screen {
  setMessages(nl);
  const cache = createCache(STYLES);
  // Styles are gathered in the cache instead of standing between the elements they are for.
  cache.compat = true;
  const drawn = renderToString(
    <StrictMode>
      <CacheProvider value={cache}>
        <App
          configText={configText}
          brand={JSON.parse(brandText) as Brand}
          brandProblem={null}
          served={servedCampFrom(servedText)}
          Router={({ children }) => <StaticRouter location={url}>{children}</StaticRouter>}
        />
      </CacheProvider>
    </StrictMode>,
  );
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(drawn);
  // React draws what belongs into the head first.
  const endOfTitle = drawn.indexOf('</title>') + '</title>'.length;
  return {
    title: drawn.slice(0, endOfTitle),
    styles: [
      `<style>${standIns}</style>`,
      ...styles.map(({ key, ids, css }) => styleTag(`${key} ${ids.join(' ')}`, css)),
    ].join(''),
    root: drawn.slice(endOfTitle),
  };
}
