import { describe, expect, test } from 'vitest';
import type { Files } from '../sources.ts';
import { CRITERIA } from './criteria.ts';
import { readMuiReports } from './muiReports.ts';
import { allReports, type OwnClaims, type Project } from './reports.ts';

const TESTS = `
test('presses Enter', () => {});
test.skip('is skipped', () => {});
test.todo('is to do');
test.fixme('is broken', async () => {});
test('skips itself', () => { test.skip(); });
test('skips in Firefox', () => { test.skip(engine === 'firefox', 'reason'); });
test.each([1])('counts %s', () => {});
for (const width of WIDTHS) test(\`fits \${width}\`, () => {});
describe.skip('a skipped group', () => { test('is in a skipped group', () => {}); });
`;

const MUI = readMuiReports(`
<!-- scorecard-about:start -->
| Version assessed  | \`@mui/material\` v9.5.0 |
<!-- scorecard-about:end -->
<!-- scorecard:start -->
| [Button](https://x/src/Button/accessibility.md) | 15 |
| [Radio](https://x/src/Radio/accessibility.md) | 14 |
<!-- scorecard:end -->
<!-- scorecard-gaps:start -->
| **A gap** | [1.4.11 Contrast](https://w3)<br />[4.1.3 Status](https://w3) | [Button](https://x/src/Button/accessibility.md) (\`loading\`) | Do it |
<!-- scorecard-gaps:end -->
`);

const OWN: OwnClaims = { is: [], story: 'normal' };

/** A project of one component, with these claims; without a file of claims for null. */
function project(claims: Partial<OwnClaims> | null, source = '', stories = ''): Project {
  const files: Files = new Map([
    ['tests/a.test.ts', TESTS],
    ['stories/ui/fields/Box.stories.tsx', stories],
    ['src/ui/fields/Box.tsx', source],
    ...(claims === null
      ? []
      : ([['src/ui/fields/Box.accessibility.json', JSON.stringify({ ...OWN, ...claims })]] as const)),
  ]);
  const story = (exportName: string, isTested = true, hasPlay = false) => ({ exportName, isTested, hasPlay });
  return {
    files,
    storyFiles: [
      {
        path: 'stories/ui/fields/Box.stories.tsx',
        component: 'Box',
        source: 'src/ui/fields/Box',
        isDocumented: true,
        stories: new Map([
          ['fields-box--normal', story('Normal')],
          ['fields-box--untested', story('Untested', false, true)],
          ['fields-box--pressed', story('Pressed', true, true)],
        ]),
      },
    ],
    previewRules: new Map([['target-size', true]]),
    mui: MUI,
  };
}

const problemsOf = (...of: Parameters<typeof project>) => allReports(project(...of)).problems;
const PATH = 'src/ui/fields/Box.accessibility.json';

/** A claim with this proof. */
const claimOf = (number: string, ...proofs: (string | object)[]) =>
  ({ claims: { [number]: { by: 'library', note: 'It does.', proofs } } }) as unknown as Partial<OwnClaims>;
const inTests = (name: string, file = 'tests/a.test.ts') => claimOf('2.1.1', { file, test: name });

describe('a claim is proven by', () => {
  test.each([
    ['a test', inTests('presses Enter')],
    ['a test that one engine skips', inTests('skips in Firefox')],
    ['a test for each row', inTests('counts %s')],
    ['a test with a template as its title', inTests('fits ${width}')],
    ['the play of a story', inTests('Pressed', 'stories/ui/fields/Box.stories.tsx')],
    ['a rule of axe', claimOf('4.1.2', 'button-name')],
    ['a rule that the preview turns on', claimOf('2.5.8', 'target-size')],
    ['a check of every story', claimOf('1.4.10', 'a phone of 320 px')],
    ['a best practice', claimOf('2.4.6', 'empty-heading')],
  ])('%s', (_proof, claims) => {
    expect(problemsOf(claims)).toEqual([]);
  });
});

describe('it is a problem', () => {
  const of = (number: string, problem: string) => `${PATH}: of the claim about ${number}, ${problem}.`;
  test.each<[what: string, claims: Partial<OwnClaims> | null, problem: string]>([
    ['no report', null, `Box has no report: ${PATH} is missing.`],
    ['no proof', claimOf('2.1.1'), `${PATH}: the claim about 2.1.1 has no proof.`],
    [
      'a renamed test',
      inTests('presses Space'),
      of('2.1.1', 'there is no test "presses Space" in tests/a.test.ts'),
    ],
    [
      'a skipped test',
      inTests('is skipped'),
      of('2.1.1', 'the test "is skipped" of tests/a.test.ts does not run'),
    ],
    ['a test to do', inTests('is to do'), of('2.1.1', 'the test "is to do" of tests/a.test.ts does not run')],
    [
      'a test to fix',
      inTests('is broken'),
      of('2.1.1', 'the test "is broken" of tests/a.test.ts does not run'),
    ],
    [
      'a test that skips itself',
      inTests('skips itself'),
      of('2.1.1', 'the test "skips itself" of tests/a.test.ts does not run'),
    ],
    [
      'a test in a skipped group',
      inTests('is in a skipped group'),
      of('2.1.1', 'the test "is in a skipped group" of tests/a.test.ts does not run'),
    ],
    [
      'a removed file',
      inTests('presses Enter', 'tests/b.test.ts'),
      of('2.1.1', 'there is no file of tests tests/b.test.ts'),
    ],
    [
      'a story without a play',
      inTests('Normal', 'stories/ui/fields/Box.stories.tsx'),
      of('2.1.1', 'there is no story "Normal" with a play in stories/ui/fields/Box.stories.tsx'),
    ],
    [
      'a story that is not tested',
      claimOf('4.1.2', { story: 'fields-box--untested', rule: 'label' }),
      of('4.1.2', 'the story "fields-box--untested" is not tested'),
    ],
    [
      'a renamed story',
      { ...claimOf('4.1.2', 'label'), story: 'usual' },
      of('4.1.2', 'there is no story "fields-box--usual"'),
    ],
    ['an unknown rule', claimOf('4.1.2', 'labels'), of('4.1.2', 'there is no rule "labels"')],
    [
      'a rule of another criterion',
      claimOf('2.1.1', 'label'),
      of('2.1.1', 'the rule "label" does not prove it'),
    ],
    [
      'a check of another criterion',
      claimOf('2.1.1', 'pictures'),
      of('2.1.1', 'the check "pictures" does not prove it'),
    ],
    ['a rule that is off', claimOf('1.2.1', 'audio-caption'), of('1.2.1', 'the rule "audio-caption" is off')],
    ['an unknown criterion', claimOf('4.1.1', 'label'), `${PATH}: there is no criterion 4.1.1.`],
    [
      'an unknown kind',
      { is: ['knob'] } as unknown as Partial<OwnClaims>,
      `${PATH}: there is no kind "knob".`,
    ],
  ])('%s', (_what, claims, problem) => {
    expect(problemsOf(claims)).toEqual([problem]);
  });

  test('a story in a file that turns axe off', () => {
    const stories = "const meta = { parameters: { a11y: { test: 'todo' } } };";
    expect(problemsOf(claimOf('4.1.2', 'label'), '', stories)).toEqual([
      of('4.1.2', 'the story "fields-box--normal" is not tested'),
    ]);
  });

  test('a MUI part that the claims do not know', () => {
    const source = "import Radio from '@mui/material/Radio';";
    expect(problemsOf({}, source)).toEqual([`${PATH}: it has MUI's Radio, and does not list "tick".`]);
  });

  test('a gap of a MUI part that no claim closes', () => {
    const source = "import Button from '@mui/material/Button';";
    const claims = {
      is: ['control'],
      notApplicable: { '4.1.3': 'Nothing loads in it.' },
    } as Partial<OwnClaims>;
    const gap = (number: string) =>
      `${PATH}: MUI's Button does not meet ${number}, and no claim closes that.`;
    expect(problemsOf({}, source)).toEqual(expect.arrayContaining([gap('1.4.11'), gap('4.1.3')]));
    expect(problemsOf(claims, source).filter((problem) => problem.includes('closes'))).toEqual([]);
  });
});

test('a report has each criterion once, with the reports of MUI underneath', () => {
  const source = "import Button from '@mui/material/Button';";
  const { reports } = allReports(
    project(claimOf('1.4.11', { file: 'tests/a.test.ts', test: 'counts %s' }), source),
  );
  const report = reports.get('Box');
  expect(report?.criteria.map(({ number }) => number)).toEqual(Object.keys(CRITERIA));
  expect(Object.keys(CRITERIA)).toHaveLength(55);
  expect(report?.inherits).toEqual([
    {
      component: 'Button',
      version: '9.5.0',
      report:
        'https://github.com/mui/material-ui/blob/v9.5.0/packages/mui-material/src/Button/accessibility.md',
    },
  ]);
  expect(report?.criteria.find(({ number }) => number === '1.4.11')).toMatchObject({
    conformance: 'supports',
    responsibility: 'library',
    closes: ['Button'],
  });
  expect(report?.criteria.find(({ number }) => number === '2.1.1')).toMatchObject({
    conformance: 'notApplicable',
    note: 'Has no control.',
    proofs: [],
  });
});
