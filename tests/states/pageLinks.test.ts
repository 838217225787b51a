import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { filesBelow } from '../sources.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const files = [...filesBelow(ROOT, ['stories'])].filter(([path]) => /\.(stories\.tsx|mdx)$/.test(path));

/** The addresses of all stories and docs pages, as Storybook makes them. */
const addresses = new Set(
  files.flatMap(([, text]) => {
    const title = /title[:=] ?['"]([^'"]+)['"]/.exec(text)?.[1] ?? '';
    const stories = [...text.matchAll(/^export const (\w+): StoryObj|^export const (\w+): Story\b/gm)];
    const names = stories.map(([, page, story]) => storyNameFromExport(page ?? story ?? ''));
    const docs = /tags: \[[^\]]*'autodocs'|<Meta /.test(text) ? ['docs'] : [];
    return [...names, ...docs].map((name) => toId(title, name));
  }),
);

test.each(files.filter(([path]) => path.startsWith('stories/start/')))(
  '%s links to what is there',
  (_path, text) => {
    const linked = [
      ...text.matchAll(
        /'((?:start|days|fields|medical|messages|summary|frame|steps|wizard)-[a-z-]+--[a-z-]+)'/g,
      ),
    ].map(([, id]) => id);
    expect(linked.filter((id) => id !== undefined && !addresses.has(id))).toEqual([]);
  },
);
