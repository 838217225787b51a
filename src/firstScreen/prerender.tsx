import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { WordsProvider } from '../components/WordsProvider.tsx';
import { wordsOf } from '../messages/useWords.ts';
import nl from '../messages/nl.json';
import { App } from '../shell/App.tsx';
import { fetchSteps } from '../shell/lazySteps.ts';
import type { Brand } from '../ui/brand/Brand.ts';
import { servedCampFrom } from '../api/servedCamp.ts';
import fallbackFonts from '../ui/theme/fallbackFonts.css?inline';
import { themeFor } from '../ui/theme/theme.ts';
import { STYLES } from './names.ts';
import { fontPreloads, type RenderedScreen } from './page.ts';

// On a server every step is loaded, so that none suspends.
await fetchSteps();

const WORDS = wordsOf(nl);

/** `data-s`: Emotion does not need to move it to the head. */
const styleTag = (names: string, css: string) => `<style data-emotion="${names}" data-s="">${css}</style>`;

/**
 * Prerenders the first screen of a URL as HTML, which `hydrate.tsx` hydrates. `configText` is the text of the
 * configuration block, `brandText` the JSON of a brand, and `servedText` the text of the served camp's block. When that
 * is empty, the loading screen is rendered.
 */
export function prerender(
  url: string,
  configText: string,
  brandText: string,
  servedText: string,
): RenderedScreen {
  const brand = JSON.parse(brandText) as Brand;
  const cache = createCache(STYLES);
  // Collects the styles in the cache instead of rendering them between the elements.
  cache.compat = true;
  const html = renderToString(
    <StrictMode>
      <CacheProvider value={cache}>
        <WordsProvider words={WORDS}>
          <App
            configText={configText}
            theme={themeFor(brand)}
            brandProblem={null}
            served={servedCampFrom(servedText)}
            Router={({ children }) => <StaticRouter location={url}>{children}</StaticRouter>}
          />
        </WordsProvider>
      </CacheProvider>
    </StrictMode>,
  );
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  // React renders the elements of the head first.
  const endOfTitle = html.indexOf('</title>') + '</title>'.length;
  return {
    title: html.slice(0, endOfTitle),
    styles: [
      `<style>${fallbackFonts}</style>`,
      ...styles.map(({ key, ids, css }) => styleTag(`${key} ${ids.join(' ')}`, css)),
    ].join(''),
    fontPreload: fontPreloads(brand, ['body'], [{ family: 'Figtree Variable', src: figtree }]),
    root: html.slice(endOfTitle),
  };
}
