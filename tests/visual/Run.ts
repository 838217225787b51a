import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the last run of the stories saw, for the report and for accepting it. */
export const LAST_RUN = join(dirname(fileURLToPath(import.meta.url)), '../../test-results/visual');

/** One shot, compared. */
export interface Compared {
  /** Its `shotName`. */
  name: string;
  /** The story's file, from the project's root, and its name as Storybook shows it. */
  file: string;
  title: string;
  verdict: 'same' | 'different' | 'missing';
  /** How many pixels differ. */
  pixels: number;
  /** SHA-256 of what the browser sent. */
  sentAs: string;
  /** What taking and comparing it took. */
  ms: number;
  browser: string;
}

/** How the run ended. */
export interface Ending {
  /** Whether every story of the project ran; only then a baseline can be seen to have no story. */
  whole: boolean;
  /** The baselines that no story has any more. */
  orphans: string[];
  /** Stories that could not be drawn, because their play or axe failed. */
  notDrawn: string[];
}

/** The run's files: a line a shot, the new pictures of those that differ, and how it ended. */
export class Run {
  constructor(private readonly folder: string) {}

  /** Forgets the run before. */
  start(): void {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(join(this.folder, 'now'), { recursive: true });
  }

  /** Adds a shot; its PNG is asked for when it is not the same. */
  add(compared: Compared, now: () => Buffer): void {
    if (compared.verdict !== 'same') writeFileSync(this.nowFile(compared.name), now());
    appendFileSync(this.shotsFile(), `${JSON.stringify(compared)}\n`);
  }

  end(ending: Ending): void {
    writeFileSync(this.endingFile(), JSON.stringify(ending));
  }

  /** Nothing when no run came to its end. */
  ending(): Ending | null {
    if (!existsSync(this.endingFile())) return null;
    return JSON.parse(readFileSync(this.endingFile(), 'utf8')) as Ending;
  }

  /** The last of each shot: a story that ran twice is in the record twice. */
  shots(): Compared[] {
    if (!existsSync(this.shotsFile())) return [];
    const lines = readFileSync(this.shotsFile(), 'utf8').trimEnd().split('\n');
    const shots = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Compared);
    return [...new Map(shots.map((shot) => [shot.name, shot])).values()];
  }

  /** The PNG of a shot that was not the same. */
  now(name: string): Buffer {
    return readFileSync(this.nowFile(name));
  }

  /** Notes that these are the baselines now. */
  accepted(names: ReadonlySet<string>, removed: readonly string[]): void {
    const shots = this.shots().map((shot) =>
      names.has(shot.name) ? { ...shot, verdict: 'same' as const, pixels: 0 } : shot,
    );
    writeFileSync(this.shotsFile(), shots.map((shot) => `${JSON.stringify(shot)}\n`).join(''));
    const ending = this.ending();
    if (ending) this.end({ ...ending, orphans: ending.orphans.filter((name) => !removed.includes(name)) });
  }

  private shotsFile(): string {
    return join(this.folder, 'shots.jsonl');
  }

  private endingFile(): string {
    return join(this.folder, 'ending.json');
  }

  private nowFile(name: string): string {
    return join(this.folder, 'now', `${name}.png`);
  }
}
