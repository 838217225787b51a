import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

// Runs in the browser (storiesIn.ts). A window of Firefox can lose the focus in a whole run; then no element gets a focus
// event, which the typing of user-event needs.
beforeEach(async () => {
  if (!document.hasFocus()) await commands.takeFocus();
});
