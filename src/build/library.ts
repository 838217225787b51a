import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ROOT } from './paths.ts';

/** Builds the package of the component library in `dist/library`: ESM with declarations and source maps. */

const OUT = join(ROOT, 'dist/library');

/** The entries of the package, by the name of their file in `src/library`. */
const ENTRIES: Record<string, string> = {
  components: '.',
  ui: './ui',
  steps: './steps',
  theme: './theme',
  domain: './domain',
  messages: './messages',
};

const PEERS = [
  '@emotion/react',
  '@emotion/styled',
  '@mui/material',
  '@mui/x-date-pickers',
  'dayjs',
  'formik',
  'react',
  'react-dom',
  'react-router-dom',
  'yup',
];
const DEPENDENCIES = ['@mui/icons-material', 'uqr'];

interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  dependencies: Record<string, string>;
}

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
const versions = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `^${manifest.dependencies[name] ?? ''}`]));

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
    lib: {
      entry: Object.keys(ENTRIES).map((name) => join(ROOT, `src/library/${name}.ts`)),
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => [...PEERS, ...DEPENDENCIES].some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: join(ROOT, 'src'), entryFileNames: '[name].js' },
    },
  },
});

const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [tsc, '-p', join(ROOT, 'tsconfig.library.json')]);
// The compiler keeps the extensions of sources in declarations.
for (const file of readdirSync(OUT, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue;
  const text = readFileSync(join(OUT, file), 'utf8');
  writeFileSync(join(OUT, file), text.replace(/(['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2'));
}

const { name, version, description, license } = manifest;
writeFileSync(
  join(OUT, 'package.json'),
  JSON.stringify(
    {
      ...{ name, version, description, license },
      type: 'module',
      sideEffects: false,
      exports: {
        ...Object.fromEntries(
          Object.entries(ENTRIES).map(([file, entry]) => [
            entry,
            { types: `./library/${file}.d.ts`, default: `./library/${file}.js` },
          ]),
        ),
        './brands/*': './brands/*',
        './package.json': './package.json',
      },
      peerDependencies: versions(PEERS),
      dependencies: versions(DEPENDENCIES),
    },
    null,
    2,
  ),
);
for (const file of ['brands', 'LICENSE', 'CHANGELOG.md'])
  cpSync(join(ROOT, file), join(OUT, file), { recursive: true });
// Its type is that of the messages.
cpSync(join(ROOT, 'src/messages/nl.json'), join(OUT, 'messages/nl.json'));
cpSync(join(ROOT, 'docs/library.md'), join(OUT, 'README.md'));
