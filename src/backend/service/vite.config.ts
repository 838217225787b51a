import { join } from 'node:path';
import { defineConfig } from 'vite';
import { ROOT } from '../../build/paths.ts';

/** The server as one bundle, `dist/server/start.js`, not minified: the log names functions. Packages that read their own files are external. */
export default defineConfig({
  root: ROOT,
  logLevel: 'warn',
  ssr: {
    noExternal: true,
    external: ['@capsizecss/unpack', '@electric-sql/pglite', 'fs-native-extensions', 'pg', 'pino'],
  },
  build: {
    ssr: join(ROOT, 'src/backend/service/start.ts'),
    outDir: join(ROOT, 'dist/server'),
    target: 'node20',
  },
});
