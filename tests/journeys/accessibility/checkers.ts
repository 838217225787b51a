import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults, RuleObject } from 'axe-core';
import { HtmlValidate } from 'html-validate';

const { resolve } = createRequire(import.meta.url);
const source = (path: string) => readFileSync(resolve(path), 'utf8');

/** Loads a checker's script into the page, unless it is loaded. */
async function load(page: Page, global: string, script: string): Promise<void> {
  if (!(await page.evaluate((name) => name in window, global))) await page.evaluate(script);
}

/** Returns the violations of the current page: the rule and the element. */
type Checker = (page: Page) => Promise<string[]>;

const AXE = source('axe-core/axe.min.js');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe with every rule of these standards, including those that are disabled by default. */
export const axe: Checker = async (page) => {
  await load(page, 'axe', AXE);
  return page.evaluate(async (standards) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const rules: RuleObject = {};
    for (const { ruleId, tags } of axe.getRules(standards)) {
      // Without experimental rules.
      if (!tags.includes('experimental')) rules[ruleId] = { enabled: true };
    }
    const { violations }: AxeResults = await axe.run(document, { rules });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  }, STANDARDS);
};

const IBM = source('accessibility-checker-engine/ace.js');

interface IbmChecker {
  check(
    root: Document,
    policies: string[],
  ): Promise<{
    results: { ruleId: string; value: [string, string]; path: { dom: string }; message: string }[];
  }>;
}

/** IBM Equal Access: its certain violations, except in elements that are inert behind a dialog. */
const ibm: Checker = async (page) => {
  await load(page, 'ace', IBM);
  return page.evaluate(async () => {
    const { ace } = window as unknown as { ace: { Checker: new () => IbmChecker } };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
    const isInert = (path: string) => {
      const { singleNodeValue } = document.evaluate(
        path,
        document,
        null,
        XPathResult.FIRST_ORDERED_NODE_TYPE,
      );
      return singleNodeValue instanceof Element && singleNodeValue.closest('[inert]') !== null;
    };
    return results
      .filter(
        ({ value: [level, result], path }) =>
          level === 'VIOLATION' && result === 'FAIL' && !isInert(path.dom),
      )
      .map(({ ruleId, path, message }) => `${ruleId} at ${path.dom}: ${message}`);
  });
};

const HTMLCS = source('html_codesniffer/build/HTMLCS.js');

interface CodeSniffer {
  process(standard: string, root: Document, done: () => void): void;
  getMessages(): { type: number; code: string; msg: string; element: Element }[];
}

/** HTML_CodeSniffer: its errors. */
const htmlcs: Checker = async (page) => {
  await load(page, 'HTMLCS', HTMLCS);
  return page.evaluate(async () => {
    const { HTMLCS: sniffer } = window as unknown as { HTMLCS: CodeSniffer };
    await new Promise<void>((done) => sniffer.process('WCAG2AA', document, done));
    return sniffer
      .getMessages()
      .filter(({ type }) => type === 1)
      .map(({ code, msg, element }) => `${code} at ${element.outerHTML.slice(0, 120)}: ${msg}`);
  });
};

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // All files are from the same origin, with a hash in their name.
    'require-sri': 'off',
  },
});

/** html-validate would check a `<template>` as a part of the page. */
const withoutTemplates = (html: string) => html.replace(/<template[^>]*>[\s\S]*?<\/template>/g, '');

/** html-validate on the HTML of a page. */
export function htmlValidate(html: string): string[] {
  const { results } = validator.validateStringSync(withoutTemplates(html));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${ruleId} at ${selector ?? ''}: ${message}`),
  );
}

/** The checkers that run in the browser, on the rendered elements. */
const IN_BROWSER: Record<string, Checker> = { axe, ibm, htmlcs };

/** Findings that are ignored, with the reason. */
const EXCEPTIONS: readonly { of: RegExp; reason: string }[] = [
  {
    of: /^ibm: element_tabbable_role_valid at .*: The tabbable element does not have a valid widget role/,
    reason: 'the two focusable elements with which MUI traps the focus in a modal',
  },
  {
    of: /^nu: The “none” role does not affect elements that have global ARIA attributes/,
    reason: 'the header of the date picker, in MUI X',
  },
  {
    of: /^nu: The “presentation” role does not affect elements that have a “tabindex” attribute/,
    reason: 'the container of the dialog, in MUI',
  },
  {
    of: /^nu: CSS: (“container-type”|Unrecognized at-rule “@container”|“max-height”: The types are incompatible)/,
    reason: 'its CSS checker does not support container queries and dynamic viewport units',
  },
  {
    of: /^nu: Trailing slash on void elements has no effect/,
    reason: 'written by React and Prettier',
  },
];

const isException = (line: string) => EXCEPTIONS.some(({ of }) => of.test(line));

/** The findings of all checkers on the current page, each with the name of the checker. */
export async function findings(page: Page): Promise<string[]> {
  const lines = htmlValidate(await page.content()).map((line) => `html-validate: ${line}`);
  for (const [name, check] of Object.entries(IN_BROWSER))
    lines.push(...(await check(page)).map((line) => `${name}: ${line}`));
  return lines.filter((line) => !isException(line));
}

interface NuMessage {
  type: string;
  subType?: string;
  url: string;
  message: string;
  extract?: string;
}

/** Whether the Nu checker can run. */
export const hasJava = spawnSync('java', ['-version']).status === 0;

/** The findings of the Nu checker in all pages, by name; in one run, because Java takes a second to start. */
export function nuFindings(pages: ReadonlyMap<string, string>, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const names = [...pages.keys()];
  names.forEach((name, index) => writeFileSync(join(folder, `${index}.html`), pages.get(name) ?? ''));
  const { stdout, stderr } = spawnSync(
    'java',
    [
      // A short run: the second compiler takes longer than it saves. What the first compiles needs a larger stack.
      '-XX:TieredStopAtLevel=1',
      '-Xss8m',
      ...['-jar', resolve('vnu-jar/build/dist/vnu.jar')],
      ...['--format', 'json', '--stdout', folder],
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (stdout === '') throw new Error(`the Nu checker has no output: ${stderr}`);
  const { messages } = JSON.parse(stdout) as { messages: NuMessage[] };
  const lines = messages.map(({ url, message, extract }) => ({
    name: names[Number.parseInt(basename(url), 10)] ?? url,
    line: `nu: ${message} at ${extract ?? ''}`,
  }));
  return lines.filter(({ line }) => !isException(line)).map(({ name, line }) => `${name}: ${line}`);
}
