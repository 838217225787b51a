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
        // As `sideEffects` in the packed package.json.
        treeshake: { moduleSideEffects: false },
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

/** A row of a table with cells as wide as Prettier makes them. */
const row = (cells: readonly string[], widths: readonly number[], fill = ' ') =>
  `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0, fill)).join(' | ')} |`;

/** The sizes as a table of the documentation, in kB of 1,000 bytes. */
export function tableOf(found: Awaited<ReturnType<typeof sizes>>): string {
  const rows = [
    ['Export', 'Entry', 'Size'],
    ...found.map(({ entry, name, bytes }) => [
      `\`${name}\``,
      `\`${entry}\``,
      `${(bytes / 1000).toFixed(1)} kB`,
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const [heading = [], ...lines] = rows;
  return [heading, ['', '', '']]
    .map((cells, index) => row(cells, widths, index === 0 ? ' ' : '-'))
    .concat(lines.map((cells) => row(cells, widths)))
    .join('\n');
}

/** The text with this table between its marks. */
export function withTable(text: string, table: string): string {
  return text.replace(/(<!-- sizes -->\n)[^]*?(<!-- \/sizes -->)/, `$1\n${table}\n\n$2`);
}

/** The sizes in bytes in the table of the documentation, by export. */
export function sizesIn(text: string): Map<string, number> {
  const rows = text.matchAll(/^\| `(\w+)` +\| `camp-enrolment[^|]*\| ([\d.]+) kB/gm);
  return new Map([...rows].map(([, name = '', size]) => [name, Number(size) * 1000]));
}
