import { withRetries } from './api/withRetries.ts';
import { loadMessages } from './messages/messages.ts';
import messagesUrl from './messages/nl.json?url&no-inline';
import './theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

try {
  // The page asks for both before this runs (`firstScreen/build.ts`), so that neither waits for the other.
  const [{ start }] = await Promise.all([
    import('./firstScreen/takeOver.tsx'),
    withRetries(() => loadMessages(messagesUrl), { retries: 5, firstWaitMs: 350 }), // spec 9
  ]);
  await start(root);
} catch (error) {
  console.error(error);
  // The page says so, as it does when this script does not come (`firstScreen`).
  root.dispatchEvent(new Event('error'));
}
