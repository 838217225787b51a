import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TEMPLATE = `<!doctype html><html><head>{{title}}{{styles}}{{config}}
<script type="module" src="/assets/main-abc.js"></script><script>early()</script></head><body>{{root}}</body></html>`;
const PRERENDER = "export const prerender = () => ({ title: '', styles: '', root: '' });";

/** Writes the files of a built wizard, with this `prerender.js` if it is given; returns its folder. */
export function writeFakeWizard(folder: string, prerender = PRERENDER): string {
  const wizardDir = join(folder, 'wizard');
  mkdirSync(join(wizardDir, 'assets'), { recursive: true });
  mkdirSync(join(folder, 'prerender'));
  writeFileSync(join(wizardDir, 'index.html'), '');
  writeFileSync(join(wizardDir, 'assets', 'main-abc.js'), `console.log(${JSON.stringify('a'.repeat(4000))})`);
  writeFileSync(join(folder, 'prerender', 'page.html'), TEMPLATE);
  writeFileSync(join(folder, 'prerender', 'prerender.js'), prerender);
  return wizardDir;
}
