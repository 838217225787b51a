import type { MouseEvent } from 'react';

/** Whether a click on a link means 'go there here', and not 'open another tab'. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
