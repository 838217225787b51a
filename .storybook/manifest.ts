import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { runnerImport } from 'vite';
import { ROOT } from '../src/build/paths.ts';
import { compositionsOf, wholeOf, type Composition } from '../stories/support/docs/composition.ts';
import { filesBelow } from '../tests/sources.ts';
import { componentDocs, type ComponentDoc } from './componentDocs.ts';
import { sentenceCase } from './sentenceCase.ts';
import type { storyCodes } from './storyCode.tsx';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The entries of the package that export components, by the file that lists their exports. */
const ENTRIES = { components: 'camp-enrolment', ui: 'camp-enrolment/ui', steps: 'camp-enrolment/steps' };

/** The entry of the package that exports a component; undefined when none does. */
export function entryOf(component: string): string | undefined {
  const exported = new RegExp(`\\b${component}\\b[^;]*from '`);
  return Object.entries(ENTRIES).find(([file]) => exported.test(read(`src/library/${file}.ts`)))?.[1];
}

/** Markdown links as their words. */
const plain = (markdown: string) => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** The text of a section of a component's page. */
export const sectionOf = (mdx: string, heading: string) =>
  new RegExp(`\\n## ${heading}\\n+([^]*?)(?=\\n## |\\n<(?:States|Reference) |$)`).exec(mdx)?.[1]?.trim();

/** The first paragraph of a text, on one line. */
const firstParagraph = (markdown = '') => plain(markdown.split('\n\n')[0] ?? '').replace(/\s+/g, ' ');

/** What a component is for: the first paragraph of its page. */
const purposeOf = (mdx: string) => firstParagraph(sectionOf(mdx, 'When to use'));

/** The text of a page, without its imports and blocks. */
export const markdownOf = (mdx: string) =>
  mdx
    .replace(/^(?:import .*\n)+/, '')
    .replaceAll(/^<Markdown>{`\n([^]*?)\n`}<\/Markdown>$/gm, '$1')
    .replaceAll(/^<ul>[^]*?<\/ul>\n+/gm, '')
    .replaceAll(/^(?:<[A-Z]\w*.* \/>| *<Story of=.*|<\/?div.*>)\n+/gm, '')
    .trim();

interface ManifestStory {
  id: string;
  name: string;
  description?: string;
  snippet?: string;
}

interface ManifestComponent {
  name: string;
  /** The file of its stories, such as `./stories/ui/form/Form.stories.tsx`. */
  path: string;
  stories?: ManifestStory[];
  docs?: Record<string, { content?: string }>;
}

interface ManifestPage {
  path: string;
  content: string;
  /** The line of the page in the list of all. */
  summary?: string;
}

/** Storybook's manifests, before they are written. */
interface Manifests {
  components?: { components: Record<string, ManifestComponent> };
  /** The pages that belong to no component. */
  docs?: { docs: Record<string, ManifestPage> };
}

/** The code of every story with a docs page, as {@link storyCodes} returns it. */
type Codes = ReturnType<typeof storyCodes>;

/** The stories of a component with their code: Storybook's own keeps the helpers and the texts' keys of a story. */
const storiesOf = ({ stories, path }: ManifestComponent, codes: Codes): ManifestStory[] | undefined =>
  stories?.map(({ id, name, description }) => ({
    id,
    name: sentenceCase(name),
    description,
    snippet: codes[path.slice(1)]?.[id.replace(/^.*--/, '')],
  }));

const metaOf = ({ props }: ComponentDoc) => ({
  props: Object.fromEntries(
    props.map(({ name, type, required, description, defaultValue }) => [
      name,
      { description, required, type: { name: type }, defaultValue: defaultValue && { value: defaultValue } },
    ]),
  ),
});

/** The parts of a component by their names in `theme.components`, as its docs page lists them. */
function partsText(component: string, compositions: readonly Composition[]): string {
  const { parts, slots } = wholeOf(component, compositions);
  const keys = parts.flatMap(({ themeKey }) => themeKey ?? []);
  const own = slots.map(([name, slotNames]) => `${name} (${slotNames.join(', ')})`);
  return [
    '## Parts',
    `MUI components, by their key in theme.components: ${keys.join(', ') || 'none'}`,
    `Names of this library in theme.components, with their slots: ${own.join(', ') || 'none'}`,
  ].join('\n\n');
}

/** A page of Storybook with its text, and the Markdown that it imports in its place. */
function withText(page: ManifestPage): ManifestPage {
  const imported = [...page.content.matchAll(/^import (\w+) from '(.*)\?raw';$/gm)];
  const whole = imported.reduce(
    (text, [, name = '', file = '']) =>
      text.replace(`  <Markdown>{${name}}</Markdown>`, () => read(join(dirname(page.path), file))),
    page.content,
  );
  const content = markdownOf(whole);
  return { ...page, content, summary: firstParagraph(content.replace(/^# .*\n+/, '')) };
}

/**
 * Storybook's manifests of the components of the library, with the props of the docs pages and the entry that exports
 * them, and of the other pages, as plain Markdown: Storybook itself reads no generic component, and takes the name of
 * the package for its only entry.
 */
export async function libraryManifests(manifests: Manifests): Promise<Manifests> {
  // Stories use `import.meta.glob`, which only Vite reads.
  const { module } = await runnerImport<{ storyCodes: () => Codes }>(join(ROOT, '.storybook/storyCode.tsx'), {
    root: ROOT,
    // Node takes its ES modules for CommonJS.
    resolve: { noExternal: 'react-element-to-jsx-string' },
  });
  const codes = module.storyCodes();
  const docs = componentDocs();
  const sources = [...filesBelow(ROOT, ['src/ui', 'src/components', 'src/steps'])].filter(([path]) =>
    path.endsWith('.tsx'),
  );
  const compositions = compositionsOf(Object.fromEntries(sources));
  const components = Object.entries(manifests.components?.components ?? {}).flatMap(([id, component]) => {
    const name = component.name.replace(/<.*>$/, '');
    const doc = docs.get(name);
    const [[pageId, page] = []] = Object.entries(component.docs ?? {});
    if (!doc || !pageId || !page?.content) return [];
    const entry = entryOf(name);
    const own = {
      name,
      description: doc.description,
      summary: purposeOf(page.content),
      import: entry && `import { ${name} } from '${entry}';`,
      docs: {
        [pageId]: { ...page, content: `${markdownOf(page.content)}\n\n${partsText(name, compositions)}` },
      },
      stories: storiesOf(component, codes),
      reactDocgen: undefined,
      reactComponentMeta: metaOf(doc),
      error: undefined,
    };
    return [[id, { ...component, ...own }] as const];
  });
  const pages = Object.entries(manifests.docs?.docs ?? {}).map(([id, page]) => [id, withText(page)] as const);
  return {
    ...manifests,
    docs: { ...manifests.docs, docs: Object.fromEntries(pages) },
    components: { ...manifests.components, components: Object.fromEntries(components) },
  };
}

/** The text of `llms.txt`: every page with a line of what it says. */
export function llmsText({ entries }: StoryIndex): string {
  const components = Object.values(entries).flatMap(({ id, importPath, tags }) => {
    if (!tags?.includes('attached-mdx')) return [];
    const name = basename(importPath, '.mdx');
    const entry = entryOf(name) ?? 'not exported';
    return [`- [${name}](./?path=/docs/${id}): ${purposeOf(read(importPath))} (${entry})`];
  });
  const pages = read('stories/start/welcome.mdx')
    .split('## All pages')[1]
    ?.trim()
    .replaceAll('](?path', '](./?path');
  return `# camp-enrolment

> The components of an enrolment wizard for children's sports camps: React, MUI and Formik. Each page says what a
> component is for, and has its props, words, keys, states and code.

- [manifests/components.json](./manifests/components.json): the components with props, guidance and code, for tools
- [manifests/docs.json](./manifests/docs.json): the other pages

## Components

${components.join('\n')}

## Pages

${pages}
`;
}
