import { loadMessages } from './messages/messages.ts';
import messagesUrl from './messages/nl.json?url&no-inline';
import './theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

try {
  // The page asks for both before this runs (vite.config.ts), so that neither waits for the other. The wizard is a
  // script of its own: a phone that reads one long script does not answer meanwhile.
  const [{ start }] = await Promise.all([import('./shell/start.tsx'), loadMessages(messagesUrl)]);
  start(root);
} catch (error) {
  console.error(error);
  const sorry = document.querySelector<HTMLTemplateElement>('#messages-failed');
  if (sorry) root.replaceChildren(sorry.content.cloneNode(true));
}
