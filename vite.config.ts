import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { precompress } from './src/build/compress.ts';
import { withScreen, type Screen } from './src/build/withScreen.ts';

const PAGE = fileURLToPath(new URL('./index.html', import.meta.url));
const WIZARD = fileURLToPath(new URL('./dist/wizard', import.meta.url));
const PRERENDER = fileURLToPath(new URL('./dist/prerender/prerender.js', import.meta.url));
/** The letters of the first screen. */
const LETTERS = /\/figtree-latin-wght-normal-[^/]*\.woff2$/;
const MESSAGES = /\/nl-[^/]*\.json$/;

/** A script and all that it imports. */
function withImports(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

/** Styles of faces of letters: those that stand in come from the phone itself, the brands' own are fetched. */
function facesIn(styles: string): { standIns: string; fetched: string } {
  const faces = styles.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const isStandIn = (face: string) => face.includes('local(');
  return {
    standIns: faces.filter(isStandIn).join(''),
    fetched: faces.filter((face) => !isStandIn(face)).join(''),
  };
}

/** Asks for what stands in the template above as soon as the first frame is drawn; a hidden tab draws none. */
const AFTER_FIRST_FRAME = `{
  const { content } = document.currentScript.previousElementSibling;
  const ask = () => document.head.append(content);
  document.hidden ? ask() : requestAnimationFrame(() => setTimeout(ask));
}`;

/**
 * The page asks by itself for all that the first screen needs, instead of for one thing behind another, and for nothing
 * before its first frame: letters are looked up in the browser's own process while a frame is laid out, and eleven
 * requests keep that process busy.
 */
function askAfterFirstFrame(): Plugin {
  const link = (rel: string, file: string, more = {}): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, ...more, crossorigin: true, href: `/${file}` },
  });
  return {
    name: 'ask-after-first-frame',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!bundle || filename !== PAGE) return html;
        let page = html.replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
        const asked: HtmlTagDescriptor[] = [];
        for (const [file, output] of Object.entries(bundle)) {
          if (LETTERS.test(file)) asked.push(link('preload', file, { as: 'font', type: 'font/woff2' }));
          if (MESSAGES.test(file)) asked.push(link('preload', file, { as: 'fetch' }));
          if (output.type === 'asset' && file.endsWith('.css')) {
            const { standIns, fetched } = facesIn(String(output.source));
            page = page.replace(new RegExp(`<link [^>]*${file}"[^>]*>`), `<style>${standIns}</style>`);
            asked.push({ tag: 'style', children: fetched });
          } else if (output.type === 'chunk' && output.isEntry) {
            const parts = [file, ...output.dynamicImports].flatMap((part) => [...withImports(bundle, part)]);
            const scripts = new Set(parts.filter((part) => part !== file));
            asked.push(...[...scripts].map((script) => link('modulepreload', script)));
            page = page.replace(new RegExp(`\\s*<script [^>]*${file}"[^>]*></script>`), '');
            asked.push({ tag: 'script', attrs: { type: 'module', crossorigin: true, src: `/${file}` } });
          }
        }
        return {
          html: page,
          tags: [
            { tag: 'template', children: asked, injectTo: 'body' },
            { tag: 'script', children: AFTER_FIRST_FRAME, injectTo: 'body' },
          ],
        };
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
 * The wizard's build, before it the script that draws its first screen as HTML, and after it its files compressed;
 * Storybook and the story tests start from the same. Tests are set up in vitest.config.ts.
 */
export default defineConfig({
  plugins: [react(), askAfterFirstFrame(), paintFrame()],
  build: { outDir: WIZARD, emptyOutDir: true, modulePreload: { polyfill: false } },
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
      precompress(WIZARD);
    },
  },
});
