import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ROOT } from './paths.ts';

/** Builds the component library in `dist/library`: ESM with declarations and source maps. */

const OUT = join(ROOT, 'dist/library');

const { peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  peerDependencies: Record<string, string>;
};
const peers = Object.keys(peerDependencies);

/** The entries that run in React's server components; the others are modules of the client. */
const SERVER_ENTRIES = ['domain.ts', 'messages.ts', 'testing.ts'];

// Under another value, such as Vitest's, JSX would be compiled for development.
process.env.NODE_ENV = 'production';
await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    license: { fileName: 'bundled/license.md' },
    lib: {
      entry: readdirSync(join(ROOT, 'src/library'))
        .filter((file) => file.endsWith('.ts'))
        .map((file) => join(ROOT, 'src/library', file)),
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) =>
        id.startsWith('node:') || peers.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: join(ROOT, 'src'),
        // The icons, which are bundled: npm packs no folder named node_modules.
        entryFileNames: ({ name }) => `${name.replace('node_modules', 'bundled')}.js`,
        banner: ({ isEntry, facadeModuleId }) =>
          isEntry && !SERVER_ENTRIES.includes(basename(facadeModuleId ?? '')) ? "'use client';" : '',
      },
    },
  },
});

const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [tsc, '-p', join(ROOT, 'tsconfig.library.json')], { stdio: 'inherit' });
// The compiler keeps the extensions of sources in declarations, and a JSON file needs an option in each project.
for (const file of readdirSync(OUT, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue;
  const text = readFileSync(join(OUT, file), 'utf8');
  writeFileSync(join(OUT, file), text.replace(/(['"]\.[^'"]*)\.(tsx?|json)(['"])/g, '$1.js$3'));
}
const messages = JSON.parse(readFileSync(join(ROOT, 'src/messages/nl.json'), 'utf8')) as object;
const types = JSON.stringify(
  messages,
  (_, value: unknown) => (typeof value === 'string' ? 'string' : value),
  2,
);
writeFileSync(
  join(OUT, 'messages/nl.d.ts'),
  `declare const nl: ${types.replaceAll('"string"', 'string')};\nexport default nl;\n`,
);
