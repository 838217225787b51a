import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../src/build/paths.ts';

/** Runs a script of Node and returns its output, or rejects with it. */
export async function execute(script: string, args: string[], cwd = ROOT): Promise<string> {
  // The checks of this project set variables that another project does not have.
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, TEST: undefined };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { cwd, env });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${script} ${args.join(' ')}: ${stdout}${stderr}`, { cause: error });
  }
}

/** Runs npm: the one that runs this, or the one beside Node. */
const npm = (cwd: string, ...args: string[]) =>
  execute(process.env.npm_execpath ?? join(dirname(process.execPath), 'npm'), args, cwd);

interface Manifest {
  devDependencies: Record<string, string>;
}

/** The tools of the project that installs the package. The peers are installed with it. */
const TOOLS = [
  '@fontsource-variable/figtree',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'msw',
  'typescript',
  'vite',
  'vitest',
];

/** The code blocks of `docs/library.md` with a language that is compiled, by file name. */
export function snippets(): { file: string; code: string }[] {
  const text = readFileSync(join(ROOT, 'docs/library.md'), 'utf8');
  return [...text.matchAll(/```(tsx?)\n(.*?)```/gs)].map(([, type, code = ''], index) => ({
    file: /^\/\/ (\S+\.tsx?)\n/.exec(code)?.[1] ?? `snippet${index + 1}.${type ?? ''}`,
    code,
  }));
}

/** A project of another team, with the tarball installed by npm, and the snippets of the documentation. */
export class Stranger {
  private constructor(
    readonly folder: string,
    readonly tarball: string,
  ) {}

  /** Packs the library and installs it in a temporary folder. */
  static async install(): Promise<Stranger> {
    const folder = mkdtempSync(join(tmpdir(), 'stranger-'));
    // The script that builds the package also runs where npm's settings ignore scripts.
    const options = ['--silent', '--ignore-scripts=false', '--pack-destination', folder];
    const output = await npm(ROOT, 'pack', ...options);
    const tarball = join(folder, output.trim().split('\n').at(-1) ?? '');
    cpSync(join(ROOT, 'tests/package/stranger'), folder, { recursive: true });
    for (const { file, code } of snippets()) writeFileSync(join(folder, file), code);
    const { devDependencies, ...manifest } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    ) as Manifest & { dependencies: Record<string, string> };
    const versions = { ...manifest.dependencies, ...devDependencies };
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({
        type: 'module',
        dependencies: { 'camp-enrolment': `file:${tarball}` },
        devDependencies: Object.fromEntries(TOOLS.map((name) => [name, versions[name]])),
      }),
    );
    await npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts');
    return new Stranger(folder, tarball);
  }

  /** Runs a tool that is installed in the folder: `vite/bin/vite.js`. */
  run(tool: string, ...args: string[]): Promise<string> {
    return execute(join(this.folder, 'node_modules', tool), args, this.folder);
  }

  /** Runs an expression in Node, in the folder. */
  evaluate(expression: string): Promise<string> {
    return execute('--input-type=module', ['--eval', `await ${expression}`], this.folder);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
