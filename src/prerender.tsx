import { CacheProvider, type EmotionCache } from '@emotion/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { setMessages } from './messages/messages.ts';
import nl from './messages/nl.json';
import { App } from './shell/App.tsx';
import { servedCampFrom } from './shell/servedCamp.ts';
import { createStyleCache } from './shell/styleCache.ts';

/**
 * Draws the first screen of an address as HTML, to be shown before any script has arrived: the server's half of
 * `main.tsx`. `configText` is the text of the configuration block, `servedText` that of the served camp's, or empty:
 * then the frame is drawn that stands while the camp is fetched. Returns what goes into `#root`, and into the head:
 * the title and the styles.
 */
export function prerender(url: string, configText: string, servedText: string) {
  setMessages(nl);
  const styles = createStyleCache();
  // Styles are gathered in the cache instead of standing between the elements they are for.
  styles.compat = true;
  const drawn = renderToString(
    <StrictMode>
      <CacheProvider value={styles}>
        <App
          configText={configText}
          served={servedCampFrom(servedText)}
          Router={({ children }) => <StaticRouter location={url}>{children}</StaticRouter>}
        />
      </CacheProvider>
    </StrictMode>,
  );
  const [, title = '', root = ''] = /^(<title>.*?<\/title>)?(.*)$/s.exec(drawn) ?? [];
  return { head: title + styleTags(styles, root), root };
}

/**
 * The rules an Emotion cache has gathered for this HTML, in tags that the cache in the browser knows as its own. Styles
 * of styles leave classes in between that nothing wears: a fifth of all.
 */
function styleTags({ key, inserted, registered }: EmotionCache, html: string): string {
  const ofClasses: [name: string, css: string][] = [];
  let tags = '';
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (registered[`${key}-${name}`] === undefined) tags += styleTag(`${key}-global ${name}`, css);
    else if (html.includes(`${key}-${name}`)) ofClasses.push([name, css]);
  }
  const names = ofClasses.map(([name]) => name).join(' ');
  return tags + styleTag(`${key} ${names}`, ofClasses.map(([, css]) => css).join(''));
}

/** `data-s`: Emotion need not move it to the head. */
function styleTag(names: string, css: string): string {
  return `<style data-emotion="${names}" data-s="">${css}</style>`;
}
