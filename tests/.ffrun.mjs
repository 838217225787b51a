import { spawn } from 'node:child_process';
import { openDisplay } from '/work/wt-engines/tests/engines.ts';
const { display, close } = await openDisplay();
const c = spawn(
  'npx',
  [
    'playwright',
    'test',
    '--config',
    'tests/journeys/playwright.config.ts',
    '--reporter',
    'list',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', cwd: '/work/wt-engines', env: { ...process.env, DISPLAY: display, ENGINE: 'firefox' } },
);
c.on('close', (code) => {
  close();
  process.exit(code);
});
