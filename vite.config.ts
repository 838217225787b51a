import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { withScreen, type Screen } from './src/backend/wizardPage.ts';

const PAGE = fileURLToPath(new URL('./index.html', import.meta.url));
const PRERENDER = fileURLToPath(new URL('./dist/prerender/prerender.js', import.meta.url));
/** The one face of the first screen. */
const FIRST_FONT = /\/figtree-latin-wght-normal-[^/]*\.woff2$/;
const MESSAGES = /\/nl-[^/]*\.json$/;

/** A script and all that it imports. */
function withImports(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

/** The page asks at once for all that the first screen needs, instead of for one thing behind another. */
function askAtOnce(): Plugin {
  const link = (rel: string, file: string, more = {}): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, ...more, crossorigin: true, href: `/${file}` },
    injectTo: 'head',
  });
  return {
    name: 'ask-at-once',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!bundle || filename !== PAGE) return html;
        let page = html;
        const tags: HtmlTagDescriptor[] = [];
        for (const [file, output] of Object.entries(bundle)) {
          if (FIRST_FONT.test(file)) tags.push(link('preload', file, { as: 'font', type: 'font/woff2' }));
          if (MESSAGES.test(file)) tags.push(link('preload', file, { as: 'fetch' }));
          if (output.type === 'asset' && file.endsWith('.css')) {
            // Some faces of letters are not worth a trip of their own before anything is painted.
            page = page.replace(
              new RegExp(`<link [^>]*${file}"[^>]*>`),
              `<style>${String(output.source)}</style>`,
            );
          } else if (output.type === 'chunk' && output.isEntry) {
            const scripts = new Set(output.dynamicImports.flatMap((part) => [...withImports(bundle, part)]));
            const unnamed = [...scripts].filter((script) => !html.includes(script));
            tags.push(...unnamed.map((script) => link('modulepreload', script)));
          }
        }
        return { html: page, tags };
      },
    },
  };
}

/** For a host that only has files: the frame that stands while the wizard starts is painted with the page. */
function paintFrame(): Plugin {
  return {
    name: 'paint-frame',
    apply: 'build',
    async transformIndexHtml(html, { filename }) {
      if (filename !== PAGE) return html;
      const { prerender } = (await import(PRERENDER)) as {
        prerender: (url: string, configText: string, servedText: string) => Screen;
      };
      const configText = /id="enrolment-config"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
      // Whose wizard it is, only the block of the finished page tells.
      const nobodys = JSON.stringify({ ...(JSON.parse(configText) as object), organisationName: ' ' });
      return withScreen(html, prerender('/?camp=X', nobodys, ''), '');
    },
  };
}

/**
 * The wizard's build, and before it the script that draws its first screen as HTML; Storybook and the story tests
 * start from the same. Tests are set up in vitest.config.ts.
 */
export default defineConfig({
  plugins: [react(), askAtOnce(), paintFrame()],
  build: { outDir: 'dist/wizard', emptyOutDir: true, modulePreload: { polyfill: false } },
  environments: {
    // The parts in which `main.tsx` reads the wizard, each with all it imports: a request for each, not for each file.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'start', test: /preload-helper|src[\\/]messages[\\/]messages/, priority: 3 },
                { name: 'react', test: /react-dom[\\/]client/, priority: 2 },
                { name: 'theme', test: /src[\\/]theme[\\/]theme/, priority: 1 },
                { name: 'wizard', test: /src[\\/]shell[\\/]start/ },
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
      build: { outDir: 'dist/prerender', rolldownOptions: { input: 'src/prerender.tsx' } },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['prerender', 'client']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
