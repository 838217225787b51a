import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { ROOT } from '../../build/paths.ts';

/** The commands are those of the scripts. */
const COMMANDS =
  readFileSync(join(ROOT, 'package.json'), 'utf8').match(/src\/backend\/commands\/\w+\.ts/g) ?? [];

/** The server and its commands as bundles, not minified: the log names functions. Packages that read their own files are external. */
export default defineConfig({
  root: ROOT,
  logLevel: 'warn',
  ssr: {
    noExternal: true,
    external: ['@capsizecss/unpack', '@electric-sql/pglite', 'fs-native-extensions', 'pg', 'pino'],
  },
  build: {
    ssr: true,
    rolldownOptions: {
      input: ['src/backend/service/start.ts', ...COMMANDS].map((path) => join(ROOT, path)),
    },
    outDir: join(ROOT, 'dist/server'),
    target: 'node20',
  },
});
