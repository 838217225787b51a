import { loadMessages } from './messages/messages.ts';
import messagesUrl from './messages/nl.json?url&no-inline';
import './theme/fonts.css';

/** A moment in which the phone can answer a finger. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

/** The wizard, read in parts: a phone that reads one long script does not answer meanwhile. */
async function readWizard() {
  await import('react-dom/client');
  await breath();
  await import('./theme/theme.ts');
  await breath();
  return import('./shell/start.tsx');
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

try {
  // The page asks for both before this runs (vite.config.ts), so that neither waits for the other.
  const [{ start }] = await Promise.all([readWizard(), loadMessages(messagesUrl)]);
  start(root);
} catch (error) {
  console.error(error);
  // The page says so, as it does when this script does not come (`index.html`).
  root.dispatchEvent(new Event('error'));
}
