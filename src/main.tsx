import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages } from './messages/messages.ts';
import messagesUrl from './messages/nl.json?url&no-inline';
import { App } from './shell/App.tsx';
import { CONFIG_ELEMENT_ID } from './shell/config.ts';
import './theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

// A server with a content security policy gives the page's own styles a nonce; a static host gives none.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styles = createCache({ key: 'css', ...(nonce ? { nonce } : {}) });

try {
  await loadMessages(messagesUrl);
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styles}>
        <App configText={document.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? ''} />
      </CacheProvider>
    </StrictMode>,
  );
} catch (error) {
  console.error(error);
  const sorry = document.querySelector<HTMLTemplateElement>('#messages-failed');
  if (sorry) root.replaceChildren(sorry.content.cloneNode(true));
}
