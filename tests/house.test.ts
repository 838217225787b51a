import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../src/build/paths.ts';
import { CAMP_DAYS_CASES } from '../src/testing/cases/campDays.ts';
import { CONFIRMATION_CASES } from '../src/testing/cases/confirmation.ts';
import { KID_PARENT_CASES } from '../src/testing/cases/kidParent.ts';
import { MEDICAL_FORM_CASES } from '../src/testing/cases/medicalForm.ts';
import {
  circleProblems,
  colourProblems,
  importProblems,
  messageProblems,
  nameProblems,
  nativeElementProblems,
  purityProblems,
  ruleProblems,
  SHELL_LIMITS,
  shellProblems,
  storyProblems,
} from './house.ts';
import { filesBelow, type Files } from './sources.ts';

const house = new Map([
  ...filesBelow(ROOT, ['src', 'stories', 'tests', '.storybook']),
  ...['vite.config.ts', 'index.html'].map((path): [string, string] => [
    path,
    readFileSync(join(ROOT, path), 'utf8'),
  ]),
]);

const expectedByRows = new Set(
  [...KID_PARENT_CASES, ...MEDICAL_FORM_CASES, ...CONFIRMATION_CASES]
    .map(({ expected }) => expected as string | null)
    .concat(CAMP_DAYS_CASES.map(({ expected }) => expected?.key ?? null))
    .filter((key) => key !== null),
);

const CHECKS: [rule: string, problems: (files: Files) => string[]][] = [
  ['imports follow the layers', importProblems],
  ['there are no import cycles', circleProblems],
  ['the domain is pure', purityProblems],
  ['every component and step has its story', storyProblems],
  ['the shell is thin', shellProblems],
  ['names are descriptive', nameProblems],
  ['components use MUI parts', nativeElementProblems],
  ['colours are in brands only', colourProblems],
  ['every message is used, and every used message exists', messageProblems],
  ['every rule has its rows', (files) => ruleProblems(files, expectedByRows)],
];

describe('the project', () => {
  test.each(CHECKS)('%s', (_rule, problems) => {
    expect(problems(house)).toEqual([]);
  });

  test("the fake server's worker is the one of the installed msw", () => {
    const installed = readFileSync(join(ROOT, 'node_modules/msw/lib/mockServiceWorker.js'), 'utf8');
    expect(house.get('.storybook/public/mockServiceWorker.js')).toBe(installed);
  });
});

/** One invalid file for each rule, so that a rule that finds nothing fails. */
describe('the house rules find', () => {
  const found = (problems: (files: Files) => string[], path: string, text: string) =>
    problems(new Map([[path, text]]));

  test.each([
    ['src/components/A.tsx', "import { save } from '../api/save.ts';"],
    ['src/components/A.tsx', "export * from '../steps/KidParent.tsx';"],
    ['src/components/A.tsx', "const late = import('../shell/App.tsx');"],
    ['src/api/save.ts', "import { A } from '../components/A.tsx';"],
    ['src/steps/KidParent.tsx', "import { save } from '../api/save.ts';"],
    ['src/domain/camp.ts', "import { useState } from 'react';"],
    ['src/domain/rules/kidParent.ts', "import { t } from '../../messages/messages.ts';"],
    ['src/backend/app.ts', "import { t } from '../messages/messages.ts';"],
    ['src/shell/App.tsx', "import { app } from '../backend/app.ts';"],
    ['src/main.tsx', "import { app } from './backend/app.ts';"],
    ['src/shell/App.tsx', "import { CHILD } from '../../stories/support/wizard/links.ts';"],
    ['vite.config.ts', "import { app } from './src/backend/app.ts';"],
    ['stories/shell/App.stories.tsx', "import { app } from '../../src/backend/app.ts';"],
  ])('%s with %s', (path, text) => {
    expect(found(importProblems, path, text)).toHaveLength(1);
  });

  test.each([
    ['src/domain/rules/kidParent.ts', "import type { MessageKey } from '../../messages/messages.ts';"],
    ['src/domain/rules/kidParent.ts', "import { type MessageKey } from '../../messages/messages.ts';"],
    ['src/shell/App.tsx', "import { save } from '../api/save.ts'; import { A } from '../components/A.tsx';"],
    ['src/backend/app.ts', "import { Hono } from 'hono'; import { readCamp } from '../domain/camp.ts';"],
    ['tests/backend/app.test.ts', "import { app } from '../../src/backend/app.ts';"],
  ])('nothing in %s with %s', (path, text) => {
    expect(found(importProblems, path, text)).toEqual([]);
  });

  test('an import cycle, with one type-only import', () => {
    const circle = new Map([
      ['src/api/a.ts', "import { b } from './b.ts';"],
      ['src/api/b.ts', "import type { C } from './c.ts';"],
      ['src/api/c.ts', "import { b } from './b.ts';"],
    ]);
    expect(circleProblems(circle)).toEqual(['src/api/b.ts → src/api/c.ts → src/api/b.ts']);
  });

  test.each([
    'const now = new Date();',
    'const now = Date.now();',
    'const answer = fetch(url);',
    "localStorage.getItem('x');",
  ])('a domain with %s', (text) => {
    expect(found(purityProblems, 'src/domain/camp.ts', text)).toHaveLength(1);
  });

  test('a shell that is too large', () => {
    const lines = (count: number, line: string) => `${line}\n`.repeat(count);
    expect(found(shellProblems, 'src/shell/A.ts', lines(SHELL_LIMITS.file, '//'))).toEqual([]);
    expect(found(shellProblems, 'src/shell/A.ts', lines(SHELL_LIMITS.file + 1, '//'))).toHaveLength(1);
    const layer = new Map(
      Array.from({ length: 10 }, (_, n): [string, string] => [
        `src/shell/A${n}.ts`,
        `import { b } from './b.ts';\n\n/** About it. */\n${lines(SHELL_LIMITS.layer / 10 - 1, 'b(); // Why.')}`,
      ]),
    );
    expect(shellProblems(layer)).toEqual([]);
    layer.set('src/shell/B.ts', 'b();');
    expect(shellProblems(layer)).toHaveLength(1);
  });

  test.each(['src/components/fields/A.tsx', 'src/steps/A.tsx'])('%s without a story', (path) => {
    expect(found(storyProblems, path, '')).toHaveLength(1);
  });

  test.each(['src/domain/index.ts', 'stories/index.tsx', 'src/domain/utils/days.ts', 'tests/helpers/a.ts'])(
    'the name of %s',
    (path) => {
      expect(found(nameProblems, path, '')).toHaveLength(1);
    },
  );

  test.each([
    'export function B() {}',
    'export default function A() {}',
    'const A = 1; export default A;',
    'const A = 1;',
  ])('src/components/A.tsx with %s', (text) => {
    expect(found(nameProblems, 'src/components/A.tsx', text)).not.toEqual([]);
  });

  test('nothing in a component named after its file', () => {
    expect(found(nameProblems, 'src/components/A.tsx', 'export function A() {}')).toEqual([]);
    expect(found(nameProblems, 'src/components/A.tsx', 'export const A = memo(B);')).toEqual([]);
  });

  test.each([
    ['src/components/A.tsx', "const colour = '#0F5C4D';"],
    ['src/components/A.tsx', 'const border = `1px solid #ccc ${x}`;'],
    ['src/components/A.tsx', "const colour = 'rgba(0, 0, 0, 0.5)';"],
    ['src/components/a.css', 'p { color: #fff }'],
    ['src/ui/theme/theme.ts', "const ground = '#FBF8F3';"],
    ['src/backend/site/organisationSite.ts', 'html`<path fill="#f2a33a" />`;'],
    ['index.html', '<meta name="theme-color" content="#0F5C4D" />'],
  ])('a colour in %s: %s', (path, text) => {
    expect(found(colourProblems, path, text)).toHaveLength(1);
  });

  test('a styled native element without a reason, and too many of them', () => {
    const card = "const Card = styled('div')({});";
    expect(found(nativeElementProblems, 'src/components/A.tsx', card)).toHaveLength(1);
    expect(found(nativeElementProblems, 'src/components/A.tsx', `// MUI has no such part.\n${card}`)).toEqual(
      [],
    );
    expect(found(nativeElementProblems, 'src/components/A.tsx', 'const A = styled(Button)({});')).toEqual([]);
    const box = 'const A = () => <Stack><Box component="legend" sx={{ p: 0 }} /></Stack>;';
    expect(found(nativeElementProblems, 'src/components/A.tsx', box)).toHaveLength(1);
    const withReason = box.replace('<Box', '{/* MUI has no such part. */}\n<Box');
    expect(found(nativeElementProblems, 'src/components/A.tsx', withReason)).toEqual([]);
    expect(found(nativeElementProblems, 'src/components/A.tsx', box.replace('legend', 'main'))).toEqual([]);
    const many = Array.from({ length: 16 }, () => `// MUI has no such part.\n${card}`).join('\n');
    expect(found(nativeElementProblems, 'src/components/A.tsx', many)).toHaveLength(1);
  });

  test.each([
    [
      '{"a":{"b":"x"}}',
      "t('a.c')",
      ['src/A.tsx: a.c does not exist', 'src/messages/nl.json: a.b is not used'],
    ],
    ['{"a":{"b":"x"}}', "t('a.b')", []],
    ['{"a.b":"x"}', "t('a.b')", ['src/messages/nl.json: a.b is a path: nest it.']],
    ['{"a":{"b":"x","c":"x"},"d":{"e":"x"}}', 't(`a.${b}`)', ['src/messages/nl.json: d.e is not used']],
  ])('messages %s with %s', (messages, text, expected) => {
    const files = new Map([
      ['src/messages/nl.json', messages],
      ['src/A.tsx', text],
    ]);
    expect(messageProblems(files)).toEqual(expected);
  });

  test('a rule without a row', () => {
    const messages = new Map([['src/messages/nl.json', '{"rule":{"required":"x","tooOld":"y"}}']]);
    expect(ruleProblems(messages, new Set(['rule.required']))).toEqual([
      'no row of the rules expects rule.tooOld',
    ]);
  });
});
