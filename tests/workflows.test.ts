import { getConfiguration } from 'chromatic/node';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
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

test.each(workflows)(
  '%s uses the secret only in steps that check for it, and prints it in none',
  (name, text) => {
    for (const step of text.split(/^ {6}- /m).slice(1))
      expect(step.includes('env.CHROMATIC_PROJECT_TOKEN')).toBe(name === 'chromatic.yml');
    expect(text).not.toMatch(/\$\{\{ *secrets\.[^}]*\}\}(?!\n {4}steps:)/);
  },
);

test('the checks are the one command of the README, on every push and pull request', () => {
  const checks = read(join(FOLDER, 'checks.yml'));
  expect(checks).toMatch(/npm ci\n\s*- run: npm test\n/);
  expect(checks).toMatch(/^on:\n {2}push:/m);
  expect(checks).toContain('pull_request:');
});

test('Chromatic reads its configuration, and builds Storybook with a script of this project', async () => {
  const config = await getConfiguration(join(ROOT, 'chromatic.config.json'));
  expect(config).toMatchObject({ onlyChanged: true });
  expect(scripts[config.buildScriptName ?? '']).toContain(`--output-dir ${config.outputDir}`);
});
