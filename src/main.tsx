import { withRetries } from './api/withRetries.ts';
import { start } from './firstScreen/hydrate.tsx';
import { fetchMessages } from './messages/messages.ts';
import messagesUrl from './messages/nl.json?url&no-inline';
import './ui/theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

try {
  const messages = await withRetries(() => fetchMessages(messagesUrl), { retries: 5, firstWaitMs: 350 }); // spec 9
  await start(root, messages);
} catch (error) {
  console.error(error);
  // The page shows the error, as when this script fails to load (`firstScreen`).
  root.dispatchEvent(new Event('error'));
}
