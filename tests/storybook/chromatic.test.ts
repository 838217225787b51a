import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { expect, test } from 'vitest';
import { MODES } from '../../.storybook/modes.ts';
import { DESKTOP, PHONE } from '../visual/pictures.ts';
import { ROOT } from '../visual/screenshots.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test('Chromatic reads its configuration, and builds Storybook with a script of this project', async () => {
  const config = await getConfiguration(join(ROOT, 'chromatic.config.json'));
  expect(config).toMatchObject({ onlyChanged: true });
  expect(scripts[config.buildScriptName ?? '']).toContain(`--output-dir ${config.outputDir}`);
});

test('Chromatic draws every story on the screens of the baselines, in every brand', () => {
  const names: Record<string, number> = { phone320: PHONE.width, desktop: DESKTOP.width };
  const drawn = Object.values(MODES).map(({ viewport, brand }) => `${names[viewport]} ${brand}`);
  const meant = readdirSync(join(ROOT, 'brands')).flatMap((brand) => [
    `${PHONE.width} ${brand}`,
    `${DESKTOP.width} ${brand}`,
  ]);
  expect(drawn.sort()).toEqual(meant.sort());
  for (const [name, width] of Object.entries(names))
    expect(read('.storybook/preview.tsx')).toMatch(new RegExp(`${name}: screen\\('[^']+', ${width},`));
});
