import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from './Report.ts';

/** What the tests of the stories get from vitest.config.ts. */
declare module 'vitest' {
  interface ProvidedContext {
    claimedRules: Record<string, string[]>;
  }
}

/** The rules that the reports in this folder claim, by story. */
export function claimedRules(folder: string): Record<string, string[]> {
  const rules: Record<string, string[]> = {};
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const { criteria } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Report;
    for (const proof of criteria.flatMap(({ proofs }) => proofs))
      if ('story' in proof) rules[proof.story] = [...(rules[proof.story] ?? []), proof.rule];
  }
  return rules;
}
