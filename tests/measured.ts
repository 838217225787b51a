import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

/** When, where and how something was measured; the load says whether other work had its share of the cores. */
export function howMeasured(command: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const load = (loadavg()[0] ?? Number.NaN).toFixed(1);
  return `${day}, ${cpus().length} cores (load ${load}), Node ${process.versions.node}, \`${command}\``;
}

/** Puts something else between the marks of this name in a Markdown file, made of what stands there. */
export async function writeMarked(file: URL, name: string, next: (now: string) => string): Promise<void> {
  const between = new RegExp(`(?<=<!-- ${name} -->\n)[\\s\\S]*(?=<!-- /${name} -->)`);
  const written = readFileSync(file, 'utf8').replace(between, (now) => `\n${next(now)}\n\n`);
  const layout = await resolveConfig(fileURLToPath(file));
  writeFileSync(file, await format(written, { ...layout, parser: 'markdown' }));
}
