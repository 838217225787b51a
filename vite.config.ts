import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';
import { precompress } from './src/build/compress.ts';
import { writePages } from './src/firstScreen/build.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** Folders of data that may be in the repository. The server of the story tests allows the whole repository. */
const DATA = [process.env.DATA_DIR || 'data', 'exports'].map(
  (folder) => `${normalizePath(resolve(ROOT, folder))}/**`,
);

/**
 * The sources of pages and nothing else of the repository, such as keys, exports, backups and settings, for `npm run dev`
 * and `npm run storybook`. A plugin, because Storybook replaces `server` of this file.
 */
const servedFiles: Plugin = {
  name: 'served-files',
  config: () => ({
    server: {
      fs: {
        allow: ['src', 'brands', 'stories', '.storybook', 'node_modules'],
        deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '*.{csv,backup}', ...DATA],
      },
    },
  }),
};

/**
 * The wizard's build, before it the script that prerenders its first screen, and after it the compressed files and
 * the page; Storybook and the story tests start from the same. Tests are set up in vitest.config.ts.
 */
export default defineConfig({
  plugins: [react(), servedFiles],
  build: { outDir: 'dist/wizard', emptyOutDir: true, modulePreload: false },
  environments: {
    // What `main.tsx` and the wizard import: a request for each, not for each file.
    wizard: {
      consumer: 'client',
      build: {
        rolldownOptions: {
          input: 'src/main.tsx',
          output: {
            codeSplitting: {
              groups: [
                // Scripts of the page, evaluated in a task each (`firstScreen/build.ts`). The first use of Intl, in
                // the format of prices, takes 40 ms on a phone.
                { name: 'price', test: /src[\\/]domain[\\/]price/, priority: 5 },
                { name: 'react', test: /src[\\/]firstScreen[\\/]reactDom/, priority: 4 },
                {
                  name: 'theme',
                  test: /src[\\/]ui[\\/]theme[\\/]theme\.ts|node_modules[\\/]formik/,
                  priority: 3,
                },
                { name: 'wizard', test: /src[\\/]firstScreen[\\/]hydrate/, priority: 2 },
                // What the next two steps add: two requests each instead of seven.
                { name: 'kidParent', test: /src[\\/]steps[\\/]KidParent/, priority: 1 },
                { name: 'medicalForm', test: /src[\\/]steps[\\/]MedicalForm/ },
              ],
            },
          },
        },
      },
    },
    prerender: {
      consumer: 'server',
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: true },
      // Minified: what reads TypeScript on its way keeps many times a script's size in memory.
      build: {
        outDir: 'dist/prerender',
        minify: true,
        rolldownOptions: { input: 'src/firstScreen/prerender.tsx' },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { prerender, wizard } = builder.environments;
      if (!prerender || !wizard) return;
      await builder.build(prerender);
      const { output } = (await builder.build(wizard)) as Rolldown.RolldownOutput;
      const wizardDir = resolve(ROOT, wizard.config.build.outDir);
      precompress(wizardDir);
      // Writes index.html, by which `npm start` tells whether the build is complete.
      await writePages(output, wizardDir, resolve(ROOT, prerender.config.build.outDir));
    },
  },
});
