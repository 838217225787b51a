import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The text of the project's files, by path from the root. */
export type Files = ReadonlyMap<string, string>;

/** Reads the files below these folders. */
export function filesBelow(root: string, folders: readonly string[]): Files {
  const files = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      files.set(path.slice(root.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8'));
    }
  }
  return files;
}

const isCode = (path: string) => /\.tsx?$/.test(path);

/** The TypeScript files below a folder, or the one of this path, parsed. */
export function codeOf(files: Files, folder: string): [path: string, source: ts.SourceFile][] {
  return [...files]
    .filter(([path]) => `${path}/`.startsWith(`${folder}/`) && isCode(path))
    .map(([path, text]) => [
      path,
      ts.createSourceFile(
        path,
        text,
        ts.ScriptTarget.Latest,
        true,
        path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
      ),
    ]);
}

/** Visits a node and its descendants. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => {
    walk(child, visit);
  });
}
