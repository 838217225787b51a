// `npm start`. The server runs from a bundle: from its sources, through tsx, it takes one second and 90 MB more.
import process from 'node:process';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Node 20.19 or newer is needed, but this is ${process.versions.node}.\n`);
  process.exit(2);
}
await import('./endWithNpm.mjs');
await import('./build.mjs');
await import('../../../dist/server/start.js');
