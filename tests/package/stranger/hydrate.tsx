import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { elementOf, names } from './everyExport.tsx';

/** Hydrates what `server.tsx` has rendered. `data-reported` of the body becomes what React reports. */
const found: string[] = [];
console.error = (...parts: unknown[]) => void found.push(parts.map(String).join(' '));

let waiting = names.length;

function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    waiting -= 1;
    if (waiting === 0) document.body.dataset.reported = found.join('\n');
  }, []);
  return children;
}

for (const name of names) {
  const container = document.getElementById(name);
  if (!container) throw new Error(`The server did not render ${name}.`);
  hydrateRoot(container, <Hydrated>{elementOf(name)}</Hydrated>, {
    onRecoverableError: (error) => void found.push(`${name}: ${String(error)}`),
  });
}
