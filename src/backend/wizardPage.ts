import { randomUUID } from 'node:crypto';
import { SetupProblem } from './SetupProblem.ts';
import type { WizardConfig } from './settings.ts';

const CONFIG_BLOCK = /(<script id="enrolment-config" type="application\/json">)[\s\S]*?(<\/script>)/;

/** JSON for a block of the page; `<` is escaped so that no value can end the block. */
export function blockText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Puts the configuration into its block of the page. */
export function withConfig(html: string, config: WizardConfig): string {
  if (!CONFIG_BLOCK.test(html)) throw new SetupProblem('The page has no enrolment-config block to fill in.');
  const json = blockText(config);
  return html.replace(CONFIG_BLOCK, (_block, open: string, close: string) => `${open}\n${json}\n${close}`);
}

/**
 * The page with a place for the nonce of each answer: on inline scripts and styles, and in the `csp-nonce` meta from
 * which the wizard gives it to the styles it makes itself.
 */
export function noncedPage(html: string): (nonce: string) => string {
  const mark = `%${randomUUID()}%`;
  const marked = html
    .replace(/<(script|style)(?=[\s>])/g, `<$1 nonce="${mark}"`)
    .replace(/<head>/, `<head>\n    <meta property="csp-nonce" nonce="${mark}" />`);
  const parts = marked.split(mark);
  return (nonce) => parts.join(nonce);
}
