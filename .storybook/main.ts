import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { readCsf } from 'storybook/internal/csf-tools';
import type { Options, StoryIndex } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { plain, synonymsIn } from '../stories/start/page/search.ts';
import { stateTexts, statesByStory } from '../stories/support/catalogue/stateTexts.ts';
import { changedPictures } from './changedPictures.ts';
import { sentenceCase } from './sentenceCase.ts';

const STORIES = '../stories';

/** The folders of a room, which are the groups of the sidebar. */
const groupsOf = (room: string) =>
  readdirSync(fileURLToPath(new URL(`${STORIES}/${room}`, import.meta.url))).map(
    (group) => `${room}/${group}`,
  );

/** The stories of a folder. Their titles are its name, as the group, and the name of the file. */
function storiesIn(folder: string) {
  const group = folder.slice(folder.lastIndexOf('/') + 1);
  return {
    directory: `${STORIES}/${folder}`,
    files: '*.@(stories.tsx|mdx)',
    titlePrefix: group.charAt(0).toUpperCase() + group.slice(1),
  };
}

/** Storybook's types have this preset, but not that of a project. */
interface IndexGenerator {
  getIndex: () => Promise<StoryIndex>;
}

/** 'Start/Find a state' for the file `start/find-a-state`. */
const pageTitle = (title: string) =>
  title.replace(
    /^Start\/(.)(.*)$/,
    (_, first: string, rest: string) => `Start/${first.toUpperCase()}${rest.replaceAll('-', ' ')}`,
  );

/** Gives every story of the index the texts of its states, which Storybook's search looks in as headings of a page. */
function findable(generator: IndexGenerator): IndexGenerator {
  const getIndex = generator.getIndex.bind(generator);
  const states = statesByStory();
  generator.getIndex = async () => {
    const index = await getIndex();
    const entries = Object.values(index.entries).map((entry) => {
      const anchors = (states.get(entry.id) ?? []).map((state) => {
        const { title, detail } = stateTexts(state);
        const text = `${title} ${detail} ${plain(state)}`;
        return { id: state, title: [text, ...synonymsIn(text)].join(' ') };
      });
      return [entry.id, { ...entry, title: pageTitle(entry.title), anchors }] as const;
    });
    return { ...index, entries: Object.fromEntries(entries) };
  };
  return generator;
}

const indexOf = async (presets: Options['presets']) =>
  (await presets.apply<IndexGenerator>('storyIndexGenerator')).getIndex();

/** The components for the docs pages. Read when a docs page is first shown. */
const docsModule = (presets: Options['presets']): Plugin => ({
  name: 'component-docs',
  resolveId: (id) => (id === 'virtual:component-docs' ? `\0${id}` : null),
  load: async (id) => {
    if (id !== '\0virtual:component-docs') return null;
    const { componentDocs } = await import('./componentDocs.ts');
    const { componentStatus } = await import('./componentStatus.ts');
    const docs = Object.fromEntries(componentDocs());
    const status = componentStatus(await indexOf(presets));
    return `export const DOCS = ${JSON.stringify(docs)};\nexport const STATUS = ${JSON.stringify(status)};`;
  },
});

/** Writes `llms.txt` beside the built Storybook. */
const llmsFile = (presets: Options['presets']): Plugin => ({
  name: 'llms-txt',
  async generateBundle() {
    const { llmsText } = await import('./manifest.ts');
    this.emitFile({ type: 'asset', fileName: 'llms.txt', source: llmsText(await indexOf(presets)) });
  },
});

/** Imported when it is used: the type checker takes a second to load. */
const withLibrary = async (manifests: object) => (await import('./manifest.ts')).libraryManifests(manifests);

const config: StorybookConfig & {
  storyIndexGenerator: typeof findable;
  experimental_manifests: typeof withLibrary;
} = {
  framework: '@storybook/react-vite',
  stories: ['start', ...groupsOf('ui'), ...groupsOf('components'), 'steps', 'shell'].map(storiesIn),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
    // Their panels, and the MCP server at `/mcp`, need the development server.
    ...(process.env.NODE_ENV === 'production'
      ? []
      : ['@storybook/addon-vitest', '@chromatic-com/storybook', '@storybook/addon-mcp']),
  ],
  // Behaviour tests are hidden from the sidebar by default.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  // 'Fully booked voucher expired' and not 'Fully Booked Voucher Expired': a name is a phrase.
  experimental_indexers: () => [
    {
      test: /\.stories\.tsx$/,
      createIndex: async (file, options) => {
        const { indexInputs } = (await readCsf(file, options)).parse();
        return indexInputs.map((input) => ({ ...input, name: input.name && sentenceCase(input.name) }));
      },
    },
  ],
  // `manifests/*.json`, from which tools read the components.
  features: { componentsManifest: true },
  experimental_manifests: withLibrary,
  // Storybook's search finds a story by the states it shows too, in Dutch and in English.
  storyIndexGenerator: findable,
  // The service worker of MSW, written by `msw init`, and the pictures of the docs pages.
  staticDirs: ['./public', { from: '../tests/visual/baselines', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props for the controls. `react-docgen-typescript` would add a property to every exported object, which breaks
  // styles that are spread from one.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite, { presets }) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), docsModule(presets), llmsFile(presets), changedPictures()],
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { pluginTimings: false } },
    },
  }),
};

export default config;
