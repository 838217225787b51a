import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as commandTest } from 'vitest';
import { readSettings } from '../../src/backend/service/settings.ts';
import { STEP_PATHS } from '../../src/domain/steps.ts';
import { accessibilityStatement, STATEMENT_PATH } from '../../src/backend/site/accessibilityStatement.ts';
import { get } from './client.ts';
import { test } from './engines.ts';
import { oneSentence, runCommand } from './runCommand.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const ENVIRONMENT = { ORGANISATION_NAME: 'Kampen vzw', SECRETARIAT_EMAIL: 'info@kampen.example' };

test('the statement is a page of the website, linked in its footer', async ({ start }) => {
  const backend = await start([], { environment: ENVIRONMENT });
  const site = await get(backend, '/organisatie/');
  const [, footer = ''] = /<footer([\s\S]*)<\/footer>/.exec(site.text) ?? [];
  expect(footer).toContain(`<a href="${STATEMENT_PATH}">Toegankelijkheidsverklaring</a>`);

  const { status, text, headers } = await get(backend, STATEMENT_PATH);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  for (const name of ['content-security-policy', 'content-type', 'strict-transport-security'])
    expect(headers.get(name), name).toBe(site.headers.get(name));
  expect(text).toContain('<title>Toegankelijkheidsverklaring | Kampen vzw</title>');
  // A long address breaks between its parts, and its name does not.
  const linkTo = (href: string, name: string) =>
    new RegExp(`<a href="${href}" aria-label="${name}"\\s*>(.*)</a`).exec(text)?.[1];
  expect(linkTo('mailto:info@kampen.example', 'info@kampen.example')).toBe('info@<wbr />kampen.example');
  const ombudsman = 'https://www.vlaamseombudsdienst.be';
  expect(linkTo(ombudsman, ombudsman)).toBe('https://www.<wbr />vlaamseombudsdienst.be');
  // The brand and its dark scheme are in the style sheet and these tags.
  const head = /<meta name="color-scheme"[\s\S]*<\/head>/;
  expect(head.exec(text)?.[0]).toBe(head.exec(site.text)?.[0]);
  expect(Object.values(STEP_PATHS)).not.toContain(STATEMENT_PATH);
});

test('names in the statement are escaped', async ({ start }) => {
  const backend = await start([], { environment: { ...ENVIRONMENT, ORGANISATION_NAME: 'A <b> & B' } });
  const { text } = await get(backend, STATEMENT_PATH);
  expect(text).toContain('A &lt;b&gt; &amp; B streeft ernaar');
  expect(text).not.toContain('<b>');
});

const statement = (complaintsBody: string) =>
  JSON.stringify(accessibilityStatement(readSettings({ COMPLAINTS_BODY: complaintsBody })));

commandTest('complaints go to whom the organisation names, or to whom the rules name', () => {
  expect(statement('')).toContain('Vlaamse Ombudsdienst');
  expect(statement('')).toContain('private organisatie');
  const named = statement('de ombudsman van Gent, ombudsman@stad.example');
  expect(named).toContain('terecht bij: de ombudsman van Gent, ombudsman@stad.example.');
  expect(named).not.toContain('Vlaamse Ombudsdienst');
});

commandTest('the statement names the tools and versions of the tests, and their day', () => {
  const { devDependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
  ) as { devDependencies: Record<string, string> };
  expect(statement('')).toContain(`axe-core ${devDependencies['axe-core'] ?? 'none'}`);
  expect(statement('')).toMatch(/opgesteld op \d{1,2} \p{L}+ \d{4}/u);
});

commandTest('a11y:statement prints or writes it, and says how it is used', async () => {
  const printed = await runCommand('statement', [], ENVIRONMENT);
  expect(printed).toMatchObject({ status: 0, stderr: '' });
  expect(printed.stdout).toMatch(/^# Toegankelijkheidsverklaring\n\nKampen vzw streeft ernaar/);
  const file = join(temporaryFolder(), 'statement.md');
  expect(await runCommand('statement', ['--to', file], ENVIRONMENT)).toMatchObject({ status: 0, stdout: '' });
  expect(readFileSync(file, 'utf8')).toBe(printed.stdout);
  for (const args of [['--html'], ['now'], ['--to']])
    expect(await runCommand('statement', args, {})).toEqual({
      status: 2,
      stdout: '',
      stderr: oneSentence('Use: npm run a11y:statement'),
    });
  const noFolder = join(file, 'statement.md');
  expect(await runCommand('statement', ['--to', noFolder], {})).toEqual({
    status: 2,
    stdout: '',
    stderr: oneSentence('cannot be written'),
  });
});
