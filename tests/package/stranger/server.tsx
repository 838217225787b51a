import { writeFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { elementOf, names } from './everyExport.tsx';

// A server is rarely in the parent's time zone.
process.env.TZ = 'Pacific/Auckland';

/** Renders every component of the package in a page that hydrates it. */
const rendered = names.map((name) => `<div id="${name}">${renderToString(elementOf(name))}</div>`);
writeFileSync(
  'hydrate.html',
  `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${rendered.join('')}<script type="module" src="/hydrate.tsx"></script></body></html>`,
);
