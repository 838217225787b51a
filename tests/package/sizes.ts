import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../../src/build/paths.ts';

/** The entries with components. */
const ENTRIES = { components: 'camp-enrolment', steps: 'camp-enrolment/steps', ui: 'camp-enrolment/ui' };

interface Manifest {
  peerDependencies: Record<string, string>;
}

/** The gzipped size in bytes of a component with what it imports beyond the peers, minified. */
async function sizeOf(entry: string, name: string): Promise<number> {
  const { peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
  const peers = Object.keys(peerDependencies);
  const id = 'virtual:export';
  const outputs = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'export',
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) =>
          source === id
            ? `export { ${name} } from ${JSON.stringify(join(ROOT, `dist/library/library/${entry}.js`))}`
            : undefined,
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: id,
        preserveEntrySignatures: 'strict',
        external: (source) => peers.some((peer) => source === peer || source.startsWith(`${peer}/`)),
      },
    },
  })) as Rolldown.RolldownOutput;
  return outputs.output.reduce(
    (sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code).length : 0),
    0,
  );
}

/** The sizes of every component by entry and name. */
export async function sizes(): Promise<{ entry: string; name: string; bytes: number }[]> {
  const found = [];
  for (const [file, entry] of Object.entries(ENTRIES)) {
    const url = pathToFileURL(join(ROOT, `dist/library/library/${file}.js`)).href;
    const names = Object.keys((await import(url)) as object).filter((name) => /^[A-Z]/.test(name));
    for (const name of names.sort()) found.push({ entry, name, bytes: await sizeOf(file, name) });
  }
  return found;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The sizes as a table of the documentation. */
export function tableOf(rows: Awaited<ReturnType<typeof sizes>>): string {
  const lines = rows.map(({ entry, name, bytes }) => `| \`${name}\` | \`${entry}\` | ${kilobytes(bytes)} |`);
  return ['| Export | Entry | Size |', '| --- | --- | --- |', ...lines].join('\n');
}

/** The text with this table between its marks. */
export function withTable(text: string, table: string): string {
  return text.replace(/(<!-- sizes -->\n)[^]*?(<!-- \/sizes -->)/, `$1\n${table}\n\n$2`);
}
