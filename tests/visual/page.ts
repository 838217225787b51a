import { Transformer } from '@napi-rs/image';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Change } from './changes.ts';
import { groupOf } from './pictures.ts';

/** The number of pictures of a group that are shown; the others unfold. */
const OPEN = 2;

const CSS = `
body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: #1d2b2a; background: #fbf8f3 }
h1, h2, h3 { margin: 0 0 8px; line-height: 1.25 } h3 { font-size: 16px }
section, article { margin: 24px 0 } section { border-top: 1px solid #c9d2ce; padding-top: 24px }
.row { display: flex; gap: 16px; flex-wrap: wrap; align-items: flex-start } summary { cursor: pointer; padding: 8px 0 }
figure { margin: 0; max-width: 32% } figcaption { color: #51615f }
.frame { position: relative; display: block; border: 1px solid #c9d2ce; background: #fff; max-height: 70vh; overflow: auto }
.frame img { display: block; max-width: 100%; height: auto } .difference { isolation: isolate; background: #000 }
.difference img + img { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference }
.difference span { position: absolute; outline: 2px solid #ff4da6; outline-offset: 2px }
@media (max-width: 700px) { figure { max-width: 100% } }`;

export const counted = (n: number) => `${n} ${n === 1 ? 'picture' : 'pictures'}`;
const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(2)}%`;
/** A picture file of the page: lossless, and half as large as a PNG file. */
const fileOf = (name: string, kind: 'before' | 'now') => `pictures/${name}-${kind}.webp`;

/** The story in the built Storybook, whose folder is next to that of the page. */
const storyOf = (name: string) => `../storybook/?path=/story/${name.split('/').slice(0, 2).join('--')}`;

function article({ name, before, now, width, height, pixels, box, kind }: Change): string {
  const image = (when: 'before' | 'now') =>
    `<img src="${fileOf(name, when)}" alt="${when}" width="${width}" loading="lazy" />`;
  const figure = (caption: string, when: 'before' | 'now') =>
    `<figure><figcaption>${caption}</figcaption><a class="frame" href="${fileOf(name, when)}" target="_blank">${image(when)}</a></figure>`;
  const place = `left:${percent(box.x, width)};top:${percent(box.y, height)};width:${percent(box.width, width)};height:${percent(box.height, height)}`;
  return `<article id="${name}"><h3><a href="${storyOf(name)}">${name}</a></h3><p>${kind}: ${pixels} pixels, within ${box.width} × ${box.height} px at ${box.x}, ${box.y}</p><div class="row">
${before ? figure('Before', 'before') : ''}${now ? figure('Now', 'now') : ''}
${before && now ? `<figure><figcaption>Difference</figcaption><div class="frame difference">${image('before')}${image('now')}<span style="${place}"></span></div></figure>` : ''}
</div></article>`;
}

function section(group: string, changes: Change[]): string {
  const articles = changes.sort((a, b) => a.width * a.height - b.width * b.height).map(article);
  const rest = articles.slice(OPEN);
  return `<section><h2>${group} · ${counted(changes.length)}</h2>
${articles.slice(0, OPEN).join('\n')}
${rest.length > 0 ? `<details><summary>${rest.length} more</summary>${rest.join('\n')}</details>` : ''}</section>`;
}

/** Writes a page of these changes and their pictures to a folder. It opens from the disk. */
export async function writePage(folder: string, changes: readonly Change[], about: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  const groups = new Map<string, Change[]>();
  const names = changes.map(({ name }) => name);
  for (const change of changes) {
    for (const kind of ['before', 'now'] as const) {
      const file = join(folder, fileOf(change.name, kind));
      mkdirSync(dirname(file), { recursive: true });
      const picture = change[kind];
      if (picture) writeFileSync(file, await new Transformer(picture).webpLossless());
    }
    const group = groupOf(change.name, names);
    groups.set(group, [...(groups.get(group) ?? []), change]);
  }
  const sections = [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([group, of]) => section(group, of));
  const title = `${counted(changes.length)} changed`;
  const page = join(folder, 'index.html');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>${title}</title>
<style>${CSS}</style></head><body><h1>${title}</h1><p>${about} They are grouped by component, and those of stories that changed in a mode only by the mode. A link opens the story. Click a picture to see it at its real size.</p>
${sections.join('\n')}</body></html>\n`,
  );
  return page;
}
