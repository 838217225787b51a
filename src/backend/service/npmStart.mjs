// `npm start`. The server runs from a bundle: from its sources, through tsx, it takes one second and 90 MB more.
import './build.mjs';
await import('../../../dist/server/start.js');
