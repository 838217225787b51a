import { withRetries } from './api/withRetries.ts';
import { loadMessages } from './messages/messages.ts';
import messagesUrl from './messages/nl.json?url&no-inline';
import './theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

try {
  // The page preloads both (`firstScreen/build.ts`), so they load in parallel.
  const [{ start }] = await Promise.all([
    import('./firstScreen/hydrate.tsx'),
    withRetries(() => loadMessages(messagesUrl), { retries: 5, firstWaitMs: 350 }), // spec 9
  ]);
  await start(root);
} catch (error) {
  console.error(error);
  // The page shows the error, as when this script fails to load (`firstScreen`).
  root.dispatchEvent(new Event('error'));
}
