import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getConfiguration } from 'chromatic/node';
import { describe, expect, test } from 'vitest';
import { MODES } from '../../.storybook/modes.ts';
import { DESKTOP, PHONE } from '../visual/pictures.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const workflows = readdirSync(join(ROOT, '.github/workflows')).map((name) => `.github/workflows/${name}`);

describe('Chromatic, without a network', () => {
  test('its command reads chromatic.config.json and rejects an unknown key', async () => {
    const config = await getConfiguration(join(ROOT, 'chromatic.config.json'));
    expect(config).toMatchObject({ onlyChanged: true });
    const folder = mkdtempSync(join(tmpdir(), 'chromatic-'));
    const wrong = join(folder, 'chromatic.config.json');
    writeFileSync(wrong, read('chromatic.config.json').replace('onlyChanged', 'onlyChangd'));
    await expect(getConfiguration(wrong)).rejects.toThrow(/onlyChangd/);
    rmSync(folder, { recursive: true });
  });

  test('builds Storybook with an existing script into its folder', () => {
    const config = JSON.parse(read('chromatic.config.json')) as Record<string, string>;
    expect(scripts[config.buildScriptName ?? '']).toContain(`--output-dir ${config.outputDir}`);
  });

  test('takes every story on the screens of the baselines, in every brand', () => {
    const names: Record<string, number> = { phone320: 320, desktop: 1280 };
    const drawn = Object.values(MODES).map(({ viewport, brand }) => `${names[viewport]} ${brand}`);
    const meant = readdirSync(join(ROOT, 'brands')).flatMap((brand) =>
      [PHONE, DESKTOP].map(({ width }) => `${width} ${brand}`),
    );
    expect(drawn.sort()).toEqual(meant.sort());
    for (const [name, width] of Object.entries(names)) {
      expect(read('.storybook/preview.tsx')).toMatch(new RegExp(`${name}: screen\\('[^']+', ${width},`));
    }
  });
});

describe.each(workflows)('%s', (path) => {
  const commands = [...read(path).matchAll(/^\s*-?\s*run: (.+)$/gm)].map(([, command = '']) => command);

  test('runs only commands this project has', () => {
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands.filter((one) => one.startsWith('npm'))) {
      const [, script = ''] = /^npm (?:run )?(?:-s )?([\w:]+)/.exec(command) ?? [];
      expect(script === 'ci' || Object.hasOwn(scripts, script), command).toBe(true);
    }
  });

  test('uses the secret only in steps that check for it, and prints it in none', () => {
    const steps = read(path)
      .split(/^ {6}- /m)
      .slice(1);
    const usesToken = path.endsWith('chromatic.yml');
    for (const step of steps) expect(step.includes('env.CHROMATIC_PROJECT_TOKEN')).toBe(usesToken);
    expect(read(path)).not.toMatch(/\$\{\{ *secrets\.[^}]*\}\}(?!\n {4}steps:)/);
  });
});

test('the checks are the one command of the README, on every push and pull request', () => {
  const checks = read('.github/workflows/checks.yml');
  expect(checks).toMatch(/npm ci\n\s*- run: npm test\n/);
  expect(checks).toMatch(/^on:\n {2}push:/m);
  expect(checks).toContain('pull_request:');
});
