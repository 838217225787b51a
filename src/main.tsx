import { withRetries } from './api/withRetries.ts';
import { loadMessages } from './messages/messages.ts';
import messagesUrl from './messages/nl.json?url&no-inline';
import './theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

/** Loads the wizard, in an order that evaluates its scripts in separate tasks: input is handled in between. */
async function loadWizard() {
  await import('react-dom/client');
  await import('./theme/theme.ts');
  return import('./firstScreen/hydrate.tsx');
}

try {
  // The page preloads both (`firstScreen/build.ts`), so they load in parallel.
  const [{ start }] = await Promise.all([
    loadWizard(),
    withRetries(() => loadMessages(messagesUrl), { retries: 5, firstWaitMs: 350 }), // spec 9
  ]);
  await start(root);
} catch (error) {
  console.error(error);
  // The page shows the error, as when this script fails to load (`firstScreen`).
  root.dispatchEvent(new Event('error'));
}
