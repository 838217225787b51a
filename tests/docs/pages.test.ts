import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { entryOf, sectionOf } from '../../.storybook/manifest.ts';
import { ROOT } from '../../src/build/paths.ts';
import { partsUnder } from '../../stories/support/docs/muiParts.ts';
import { filesBelow } from '../sources.ts';
import { spokenIn } from './spokenIn.ts';

const { entries } = await buildIndex({ configDir: join(ROOT, '.storybook') });
const files = filesBelow(ROOT, ['src', 'stories', 'tests/journeys/accessibility/transcripts']);
const transcripts = new Set(
  [...files].filter(([path]) => path.endsWith('.txt')).flatMap(([, text]) => text.split('\n')),
);

/** The pages of components: beside each file of stories of `src/ui`, `src/components` and `src/steps`. */
const pages = [...files.keys()].flatMap((path) => {
  const component = /^stories\/(?:ui|components|steps)\/(?:\w+\/)?(\w+)\.stories\.tsx$/.exec(path)?.[1];
  if (component === undefined) return [];
  const source = path.replace(/^stories/, 'src').replace('.stories.tsx', '.tsx');
  return [{ component, page: path.replace('.stories.tsx', '.mdx'), source: files.get(source) ?? '' }];
});

/** Parts of MUI that get the focus. */
const FOCUSABLE = ['ButtonBase', 'Link', 'InputBase', 'NativeSelect'];

/** The keys of native elements, by the part of MUI that has one. Tab goes through every story (`everyStory.ts`). */
const BROWSER_KEYS: Record<string, readonly string[]> = {
  '': ['Tab', 'Enter', 'Space', 'Enter or Space'],
  Radio: ['Arrow keys'],
  NativeSelect: ['Arrow keys', 'Letters', 'Space or Alt + Arrow down'],
};

/** What a play contains that presses the other keys. */
const PRESSES: Record<string, readonly string[]> = {
  'Arrow keys': ["keyboard('{Arrow"],
  'Ctrl + V': ['userEvent.paste('],
  Escape: ["keyboard('{Escape}"],
  'Home, End': ["keyboard('{Home}", "keyboard('{End}"],
  'Page up, Page down': ["keyboard('{PageUp}", "keyboard('{PageDown}"],
};

/** The keys of a page's table that neither the browser handles nor a play of the component's stories presses. */
function unpressedIn(accessibility: string, component: string, stories: string): string[] {
  const parts = ['', ...partsUnder(component).map(({ name }) => name)];
  const rows = [...accessibility.matchAll(/^\| ([A-Z][^|]*?) +\|/gm)].map(([, keys = '']) => keys);
  return rows.filter(
    (keys) =>
      keys !== 'Key' &&
      !parts.some((part) => BROWSER_KEYS[part]?.includes(keys)) &&
      !PRESSES[keys]?.every((press) => stories.includes(press)),
  );
}

const SECTIONS = ['When to use', 'Do and don’t', 'Accessibility', 'Code', 'Related'];

const STORY = /\?path=\/story\/([\w-]+)\)/;

/** Whether a component shows words: its own, or those of a prop. */
const hasWords = (source: string) =>
  /\b(t\(|useUiTexts\()/.test(source) ||
  /^ {2}(label|title|heading|message|text|errorText)\??: string/m.test(source);

/** What a page lacks. */
function problemsOf(mdx: string, component: string, source: string, stories: string): string[] {
  const required = [...SECTIONS, ...(hasWords(source) ? ['Words'] : [])];
  const missing = required.filter((heading) => !sectionOf(mdx, heading)).map((heading) => `no ${heading}`);
  const guidance = (sectionOf(mdx, 'Do and don’t') ?? '').split('\n').filter((line) => line.startsWith('- '));
  const needsKeys = partsUnder(component).some(({ name }) => FOCUSABLE.includes(name));
  const accessibility = sectionOf(mdx, 'Accessibility') ?? '';
  // No screen reader reads paper.
  const isHeard = hasWords(source) && !component.startsWith('Print');
  const { storyId, phrases } = spokenIn(mdx);
  const entry = entryOf(component);
  const code = sectionOf(mdx, 'Code') ?? '';
  const isImported = new RegExp(`import {[^}]*\\b${component}\\b[^}]*} from '${entry}'`).test(code);
  return [
    ...missing,
    ...guidance.filter((line) => !STORY.test(line)).map((line) => `no story of "${line}"`),
    ...((needsKeys ? /^\| Key /m : /^(\| Key |No keys of its own: )/m).test(accessibility)
      ? []
      : ['no keys']),
    ...unpressedIn(accessibility, component, stories).map((keys) => `no play presses ${keys}`),
    ...(phrases.length === 0 && isHeard ? ['nothing that a screen reader says'] : []),
    // Those of a story are compared with the built one.
    ...(storyId === undefined ? phrases.filter((phrase) => !transcripts.has(phrase)) : []).map(
      (phrase) => `no transcript has "${phrase}"`,
    ),
    ...(entry !== undefined && !isImported ? [`no import from ${entry}`] : []),
    ...(/\bspec(ification)? \d/i.test(mdx) ? ['cites a specification that the reader cannot open'] : []),
    ...[...mdx.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)]
      .filter(([, id = '']) => !(id in entries) || entries[id]?.tags?.includes('behaviour'))
      .map(([, id = '']) => `links to ${id}, which the sidebar does not have`),
  ];
}

test.each(pages)('the page of $component has all its sections', ({ component, page, source }) => {
  expect(files.get(page), `${page} is missing`).toBeDefined();
  const stories = files.get(page.replace('.mdx', '.stories.tsx')) ?? '';
  expect(problemsOf(files.get(page) ?? '', component, source, stories)).toEqual([]);
});

test('the comments above stories cite no specification', () => {
  const citing = [...files].filter(
    ([path, text]) => path.endsWith('.stories.tsx') && /\/\*\*[^/]*\bspec \d/.test(text),
  );
  expect(citing.map(([path]) => path)).toEqual([]);
});

test('the code of every page compiles', () => {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, ROOT);
  const paths = {
    'camp-enrolment': [join(ROOT, 'src/library/components.ts')],
    'camp-enrolment/*': [join(ROOT, 'src/library/*.ts')],
  };
  const snippets = new Map(
    [...pages.map(({ page }) => page), 'stories/start/install.mdx'].flatMap((page) => {
      const code = /```tsx\n(.*?)```/s.exec(files.get(page) ?? '')?.[1];
      return code === undefined ? [] : [[join(ROOT, page.replace('.mdx', '.snippet.tsx')), code] as const];
    }),
  );
  const disk = ts.createCompilerHost({ ...options, paths });
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => snippets.has(path) || disk.fileExists(path),
    readFile: (path) => snippets.get(path) ?? disk.readFile(path),
    getSourceFile: (path, language, ...rest) => {
      const code = snippets.get(path);
      return code === undefined
        ? disk.getSourceFile(path, language, ...rest)
        : ts.createSourceFile(path, code, language);
    },
  };
  const program = ts.createProgram([...snippets.keys()], { ...options, paths }, host);
  const problems = [...snippets.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) =>
        `${path.slice(ROOT.length + 1)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
  expect(snippets.size).toBeGreaterThan(50);
  expect(problems).toEqual([]);
});
