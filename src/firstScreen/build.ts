import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadBrand } from '../build/loadBrand.ts';
import type { Brand } from '../ui/brand/Brand.ts';
import type { WizardConfig } from '../domain/wizardConfig.ts';
import { build, type Plugin, type Rolldown } from 'vite';
import { SCRIPT_FILES_ID } from '../api/fetchScript.ts';
import { block, blockText, fill, pageOf, type RenderedScreen } from './page.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const PAGE = inRoot('index.html');
const BEFORE_SCRIPTS = new URL('./beforeScripts.ts', import.meta.url);

/** The default configuration, which is edited by hand on a static host. */
const DEMO_CONFIG: WizardConfig = {
  organisationName: 'Sportkampen Demo',
  organisationUrl: '/organisatie/',
  campListingUrl: '/organisatie/?theme={THEME_ID}',
  secretariatEmail: 'secretariaat@dezonnebloem.example',
  gatewayUrl: '/api',
  functionsUrl: '/api',
  apiKey: 'demo',
  timeoutMs: 15000,
};

/** A page that is shown at once. */
const SHOWN = { hidden: '', noscriptStyles: '', beforeFirstFrame: '' };

/** A page that is hidden until its brand is known (`beforeScripts.ts`), unless scripts are disabled. */
const hidden = async () => ({
  hidden: 'hidden',
  noscriptStyles: '<noscript><style>html[hidden]{display:block}</style></noscript>',
  beforeFirstFrame: await inlineScript(new URL('./beforeFirstFrame.ts', import.meta.url)),
});

type Output = Rolldown.RolldownOutput['output'];

/** An inline script of the page. */
async function inlineScript(source: URL): Promise<string> {
  const input = fileURLToPath(source);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { format: 'iife' },
        // Removes unused code of imported modules.
        treeshake: { moduleSideEffects: (id) => id === input },
      },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return `<script>${output[0].code.trim()}</script>`;
}

/** The files of a chunk and its static imports, each after those that it imports. */
function withImports(output: Output, file: string, found = new Set<string>()): Set<string> {
  const chunk = output.find(({ fileName }) => fileName === file);
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  for (const imported of chunk.imports) withImports(output, imported, found);
  return found.add(file);
}

/**
 * The files of each script that is loaded later, its own last, without those of the page: `fetchScript` requests them.
 * Vite's preloads are off, because WebKit keeps a failed one until the tab is closed.
 */
function filesBlock(output: Output): string {
  const chunks = output.filter((file) => file.type === 'chunk');
  const inPage = chunks
    .filter(({ isEntry }) => isEntry)
    .flatMap(({ fileName }) => [...withImports(output, fileName)]);
  const files = chunks
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(({ name, fileName }) => {
      const needed = [...withImports(output, fileName)].filter((file) => !inPage.includes(file));
      return [name, needed.map((file) => `/${file}`)] as const;
    });
  return block(SCRIPT_FILES_ID, blockText(Object.fromEntries(files)));
}

/**
 * Tags that load or preload what the first screen needs in parallel: scripts, messages and styles. Each script has a tag,
 * so that the browser evaluates it in a task of its own and handles input in between.
 */
function tagsOf(output: Output): string {
  const tags = output.flatMap((file) => {
    const href = `href="/${file.fileName}"`;
    if (/\/nl-[^/]*\.json$/.test(file.fileName)) return `<link rel="preload" as="fetch" crossorigin ${href}>`;
    // Not inline: Chromium sends the page's address, with the voucher, as Referer when an inline style loads a font.
    // Requested and applied by `beforeScripts.ts`.
    if (file.fileName.endsWith('.css')) return `<link rel="preload" as="style" crossorigin ${href}>`;
    if (file.type !== 'chunk' || !file.isEntry) return [];
    return [...withImports(output, file.fileName)].map(
      (script) => `<script type="module" crossorigin src="/${script}"></script>`,
    );
  });
  return tags.join('') + filesBlock(output);
}

/** The page in development: an empty root and the scripts. */
export function devPage(config: WizardConfig, brand: Brand): Plugin {
  return {
    name: 'page-of-the-wizard',
    config: () => ({ optimizeDeps: { entries: ['src/main.tsx'] } }),
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        if (filename !== PAGE) return html;
        const scripts = '<script type="module" src="/src/main.tsx"></script>';
        const template = fill(html, {
          ...SHOWN,
          scripts,
          beforeScripts: await inlineScript(BEFORE_SCRIPTS),
        });
        const screen = { title: '', styles: '', fontPreload: '', root: '' };
        return pageOf(template, blockText(config), brand, screen, '').text;
      },
    },
  };
}

/**
 * Writes the page template for a server, beside the prerender script, and `index.html` with a loading screen for a
 * static host.
 */
export async function writePages(output: Output, wizardDir: string, prerenderDir: string): Promise<void> {
  const template = fill(readFileSync(PAGE, 'utf8'), {
    scripts: tagsOf(output),
    beforeScripts: await inlineScript(BEFORE_SCRIPTS),
  });
  writeFileSync(join(prerenderDir, 'page.html'), fill(template, SHOWN));
  const script = pathToFileURL(join(prerenderDir, 'prerender.js')).href;
  const { prerender } = (await import(script)) as {
    prerender: (...of: [string, string, string, string]) => RenderedScreen;
  };
  const { brand } = await loadBrand();
  // The organisation is only known from the configuration of the finished page.
  const frame = prerender(
    '/?camp=X',
    JSON.stringify({ ...DEMO_CONFIG, organisationName: ' ' }),
    JSON.stringify(brand),
    '',
  );
  const page = pageOf(fill(template, await hidden()), JSON.stringify(DEMO_CONFIG, null, 2), brand, frame, '');
  writeFileSync(join(wizardDir, 'index.html'), page.text);
}
