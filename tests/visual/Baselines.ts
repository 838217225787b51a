import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Pack } from './Pack.ts';
import { trim, untrim, type Picture } from './Picture.ts';
import { componentOf } from './Shot.ts';

/** Where the project's own baselines lie. */
export const BASELINES = join(dirname(fileURLToPath(import.meta.url)), 'baselines');

/** A new baseline: the picture, and the SHA-256 of the very bytes the browser sent. */
export interface Taken {
  picture: Picture;
  sentAs: string;
}

/** One line of a list. Equal bytes from the browser are equal pixels, without decoding either. */
interface Entry {
  width: number;
  height: number;
  keptWidth: number;
  keptHeight: number;
  ground: string;
  sentAs: string;
}

const LINE = /^(\S+) (\d+)x(\d+) keeps (\d+)x(\d+) on ([0-9a-f]{8}) sent as ([0-9a-f]{64})$/;

/** Packs stay unpacked for a while: shots come one component after the other. */
const UNPACKED = 4;

const packOf = (name: string) => `${componentOf(name)}${name.slice(name.lastIndexOf('.'))}`;
/**
 * The pictures every shot is compared with. A component has one list, `….shots`: text, one line a shot, so that a diff
 * names the stories whose picture changed. Beside it stand the packs, `….320.pixels` and so on: the pixels of all its
 * stories at one width together, because the stories of a component are nearly alike.
 */
export class Baselines {
  private readonly lists = new Map<string, { written: number; entries: Map<string, Entry> }>();
  private readonly packs = new Map<string, Pack>();

  constructor(private readonly folder: string) {}

  /** The browser the pictures were made with; nothing when there are no pictures. */
  get browser(): string | null {
    const file = join(this.folder, 'browser.txt');
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  }

  madeWith(browser: string): void {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(join(this.folder, 'browser.txt'), `${browser}\n`);
  }

  /** The names of all shots that have a baseline. */
  names(): string[] {
    if (!existsSync(this.folder)) return [];
    const lists = readdirSync(this.folder).filter((file) => file.endsWith('.shots'));
    return lists.flatMap((file) => [...this.list(file.slice(0, -'.shots'.length)).keys()]);
  }

  /** What all of it weighs on disk, in bytes. */
  weight(): number {
    return readdirSync(this.folder).reduce((sum, file) => sum + statSync(join(this.folder, file)).size, 0);
  }

  has(name: string): boolean {
    return this.list(componentOf(name)).has(name);
  }

  /** Whether the browser sent these very bytes when the baseline was made. */
  wasSentAs(name: string, sentAs: string): boolean {
    return this.list(componentOf(name)).get(name)?.sentAs === sentAs;
  }

  picture(name: string): Picture | null {
    const entry = this.list(componentOf(name)).get(name);
    return entry ? untrim({ ...entry, kept: this.kept(name) }) : null;
  }

  /** Takes new pictures of one component in, and removes others of it. */
  change(component: string, taken: ReadonlyMap<string, Taken>, removed: readonly string[]): void {
    const before = this.list(component);
    const entries = new Map<string, Entry>();
    const kept = new Map<string, Picture>();
    for (const [name, entry] of before) {
      if (removed.includes(name) || taken.has(name)) continue;
      entries.set(name, entry);
      kept.set(name, this.kept(name));
    }
    for (const [name, { picture, sentAs }] of taken) {
      const { kept: pixels, ...whole } = trim(picture);
      entries.set(name, { ...whole, keptWidth: pixels.width, keptHeight: pixels.height, sentAs });
      kept.set(name, pixels);
    }
    this.write(component, new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1))), kept);
  }

  private write(component: string, entries: Map<string, Entry>, kept: ReadonlyMap<string, Picture>): void {
    mkdirSync(this.folder, { recursive: true });
    const old = new Set([...this.list(component).keys()].map(packOf));
    for (const pack of new Set([...entries.keys()].map(packOf))) {
      const ofPack = [...entries.keys()].filter((name) => packOf(name) === pack);
      const pictures = ofPack.map((name) => kept.get(name)).filter((picture) => picture !== undefined);
      writeFileSync(this.packFile(pack), Pack.of(pictures).bytes());
      old.delete(pack);
    }
    for (const pack of old) rmSync(this.packFile(pack), { force: true });
    const lines = [...entries].map(
      ([name, { width, height, keptWidth, keptHeight, ground, sentAs }]) =>
        `${name} ${width}x${height} keeps ${keptWidth}x${keptHeight} on ${ground} sent as ${sentAs}\n`,
    );
    if (lines.length > 0) writeFileSync(this.listFile(component), lines.join(''));
    else rmSync(this.listFile(component), { force: true });
  }

  private listFile(component: string): string {
    return join(this.folder, `${component}.shots`);
  }

  private packFile(pack: string): string {
    return join(this.folder, `${pack}.pixels`);
  }

  private list(component: string): Map<string, Entry> {
    const file = this.listFile(component);
    // Read again when it was written: Storybook's own test panel keeps this process for a whole day.
    const written = existsSync(file) ? statSync(file).mtimeMs : 0;
    const known = this.lists.get(component);
    if (known?.written === written) return known.entries;
    this.packs.clear();
    const entries = new Map<string, Entry>();
    const lines = written > 0 ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
    for (const line of lines) {
      const [, name = '', width, height, keptWidth, keptHeight, ground = '', sentAs = ''] =
        LINE.exec(line) ?? [];
      if (name === '')
        throw new Error(`${file} has a line that cannot be read: take the file back from git.`);
      const sizes = { width: Number(width), height: Number(height) };
      entries.set(name, {
        ...sizes,
        keptWidth: Number(keptWidth),
        keptHeight: Number(keptHeight),
        ground,
        sentAs,
      });
    }
    this.lists.set(component, { written, entries });
    return entries;
  }

  /** What {@link trim} kept of one picture. */
  private kept(name: string): Picture {
    const pack = this.pack(packOf(name));
    let from = 0;
    for (const [other, { keptWidth, keptHeight }] of this.list(componentOf(name))) {
      if (other === name) return pack.picture(from, keptWidth, keptHeight);
      if (packOf(other) === packOf(name)) from += keptWidth * keptHeight;
    }
    throw new Error(`${name} is in no list.`);
  }

  private pack(name: string): Pack {
    const pack = this.packs.get(name) ?? Pack.read(readFileSync(this.packFile(name)));
    this.packs.delete(name);
    this.packs.set(name, pack);
    for (const oldest of this.packs.keys()) if (this.packs.size > UNPACKED) this.packs.delete(oldest);
    return pack;
  }
}
