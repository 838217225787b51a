import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readCsf } from 'storybook/internal/csf-tools';

/** A file of stories: those of one component. */
export interface StoryFile {
  path: string;
  /** The name of its component. */
  component: string;
  /** The path of the component's source without its extension. */
  source: string;
  /** If `true`, the component has a docs page. */
  isDocumented: boolean;
  /** The stories by id, and whether the tests run them. */
  stories: Map<string, { exportName: string; isTested: boolean; hasPlay: boolean }>;
}

/** The files of stories below these folders of `stories`. */
export async function storyFilesIn(root: string, folders: readonly string[]): Promise<StoryFile[]> {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, 'stories', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.stories.tsx'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  return Promise.all(
    paths.map(async (path) => {
      const component = basename(path, '.stories.tsx');
      const group = path.split('/').at(-2) ?? '';
      // Storybook does not repeat the name of the group: 'Form', and not 'Form/Form'.
      const title = group === component.toLowerCase() ? component : `${group}/${component}`;
      const csf = (await readCsf(join(root, 'stories', path), { makeTitle: () => title })).parse();
      const ofMeta = csf.meta.tags ?? [];
      return {
        path: `stories/${path}`,
        component,
        source: `src/${path.replace('.stories.tsx', '')}`,
        isDocumented:
          !ofMeta.includes('!autodocs') ||
          existsSync(join(root, 'stories', path.replace('.stories.tsx', '.mdx'))),
        stories: new Map(
          csf.indexInputs.map(({ __id = '', exportName, tags = [], __stats }) => [
            __id,
            { exportName, isTested: !tags.includes('!test'), hasPlay: __stats?.play === true },
          ]),
        ),
      };
    }),
  );
}
