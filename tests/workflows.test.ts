import { getConfiguration } from 'chromatic/node';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../src/build/paths.ts';
import { ENGINES } from './engines.ts';

const FOLDER = '.github/workflows';
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const workflows = readdirSync(join(ROOT, FOLDER)).map((name) => [name, read(join(FOLDER, name))] as const);

test.each(workflows)('%s runs only commands this project has', (_name, text) => {
  const commands = [...text.matchAll(/run: npm (?:run )?(?:-s )?([\w:]+)/g)].map(
    ([, command = '']) => command,
  );
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((command) => command !== 'ci' && !Object.hasOwn(scripts, command))).toEqual([]);
});

/** The steps of a workflow. */
const stepsOf = (text: string) => text.split(/^ {6}- /m).slice(1);

test.each(workflows)('%s gives a secret only to the command that needs it', (name, text) => {
  // Whether there is a token is no secret.
  const known = text.replaceAll("secrets.CHROMATIC_PROJECT_TOKEN != ''", '');
  const withSecret = stepsOf(known).filter((step) => step.includes('secrets.'));
  expect(known.split('secrets.')).toHaveLength(withSecret.length + 1);
  const commands = withSecret.map((step) => /^ *run: (.+)$/m.exec(step)?.[1]);
  expect(commands).toEqual(name === 'chromatic.yml' ? ['npm run chromatic'] : []);
});

test.each(workflows)('%s fails when a command before a pipe fails', (_name, text) => {
  for (const step of stepsOf(text).filter((step) => /^ *run: .* \| /m.test(step)))
    expect(step).toMatch(/^ *shell: bash\b/m);
});

test('every step of Chromatic depends on whether there is a token', () => {
  for (const step of stepsOf(read(join(FOLDER, 'chromatic.yml'))))
    expect(step).toContain('if: env.HAS_TOKEN');
});

test.each(workflows)('%s names every action by its commit, because a tag can be moved', (_name, text) => {
  const actions = [...text.matchAll(/uses: (.+)$/gm)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('the checks are the one command of the README, on every push and pull request', () => {
  const checks = read(join(FOLDER, 'checks.yml'));
  expect(checks).toMatch(/npm ci\n\s*- run: npm test\n/);
  expect(checks).toMatch(/^on:\n {2}push:/m);
  expect(checks).toContain('pull_request:');
});

/** The lines of a job of the checks. */
const jobOf = (name: string) =>
  read(join(FOLDER, 'checks.yml'))
    .split(/^ {2}(?=[\w-]+:$)/m)
    .find((job) => job.startsWith(`${name}:`)) ?? '';
const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };

test('the checks run on every line of Node since the oldest that is promised', () => {
  const [oldest] = /\d+/.exec(engines.node) ?? [];
  expect(jobOf('test')).toContain(`node: [${oldest}, 22, 24, 26]`);
});

test('Storybook is published from the main branch alone, by a job that runs no code of the project', () => {
  const job = jobOf('pages');
  expect(job).toContain("if: github.ref == 'refs/heads/main' && github.event.repository.has_pages\n");
  expect(job).not.toContain('run: ');
  const checks = read(join(FOLDER, 'checks.yml'));
  expect(checks.replace(job, '')).not.toContain('write');
});

test('the checks run on Windows and macOS, but for the pictures', () => {
  const job = jobOf('other-systems');
  expect(job).toMatch(/os: \[windows-\d+, macos-\d+\]/);
  const parts = /npm test -- (.+)/.exec(job)?.[1]?.split(' ');
  expect(parts).toEqual(['types', 'lint', 'unit', 'backend', 'floor', 'journeys']);
});

test.each(Object.entries(ENGINES))('the journeys always run in %s, and the stories at a release', (name) => {
  const job = jobOf('engines');
  expect(/engine: \[(.+)\]/.exec(job)?.[1]?.split(', ')).toContain(name);
  const steps = stepsOf(job);
  expect(steps.find((step) => step.includes('journeys --engine'))).not.toContain('if:');
  expect(steps.find((step) => step.includes('stories --engine'))).toContain('refs/tags/');
  // The line of the README.
  expect(read('README.md')).toContain(/apt-get install .+/.exec(job)?.[0].replace('--yes ', '') ?? 'none');
});

test('Chromatic reads its configuration, and builds Storybook with a script of this project', async () => {
  const config = await getConfiguration(join(ROOT, 'chromatic.config.json'));
  expect(config).toMatchObject({ onlyChanged: true });
  expect(scripts[config.buildScriptName ?? '']).toContain(`--output-dir ${config.outputDir}`);
});
