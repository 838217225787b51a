import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages } from './messages/messages.ts';
import messagesUrl from './messages/nl.json?url&no-inline';
import { App } from './shell/App.tsx';
import { CONFIG_ELEMENT_ID } from './shell/config.ts';
import './theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

try {
  await loadMessages(messagesUrl);
  createRoot(root).render(
    <StrictMode>
      <App configText={document.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? ''} />
    </StrictMode>,
  );
} catch (error) {
  console.error(error);
  const sorry = document.querySelector<HTMLTemplateElement>('#messages-failed');
  if (sorry) root.replaceChildren(sorry.content.cloneNode(true));
}
