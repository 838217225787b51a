import { join } from 'node:path';
import { defineConfig } from 'vite';
import { ROOT } from '../../build/paths.ts';

const COMMANDS = ['bookings', 'brand', 'camps', 'data', 'statement', 'vouchers'];
const inBackend = (path: string) => join(ROOT, 'src/backend', path);

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
      input: [inBackend('service/start.ts'), ...COMMANDS.map((name) => inBackend(`commands/${name}.ts`))],
    },
    outDir: join(ROOT, 'dist/server'),
    target: 'node20',
  },
});
