import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/*
 * A translator replaces text nodes by elements. React then fails when it removes such a node, or inserts an element
 * before it, and does not show its changes. A text that is the only child of its element is safe.
 */

const ROOMS = ['src/ui', 'src/components', 'src/steps', 'src/shell'];

const files = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${room}/${file}`),
);

/** Whether the expression or a part of it is conditional. */
function isConditional(node: ts.Node): boolean {
  const isLogical =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return false;
  return (
    isLogical ||
    ts.isConditionalExpression(node) ||
    node.forEachChild((child) => isConditional(child)) === true
  );
}

/** What a component returns; undefined for native elements and for those of a package, which are an element. */
function returnedBy(child: ts.JsxChild, checker: ts.TypeChecker): ts.Type[] | undefined {
  const tag = ts.isJsxElement(child) ? child.openingElement : child;
  if (!ts.isJsxSelfClosingElement(tag) && !ts.isJsxOpeningElement(tag)) return undefined;
  const signature = checker.getTypeAtLocation(tag.tagName).getCallSignatures()[0];
  const file = signature?.declaration?.getSourceFile().fileName ?? 'node_modules';
  if (!signature || file.includes('node_modules')) return undefined;
  const type = signature.getReturnType();
  return type.isUnion() ? type.types : [type];
}

/** Whether the child can come or go: a list, or a component that returns nothing, a text or several elements at times. */
function canChange(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (isConditional(child)) return true;
  if (ts.isJsxExpression(child) && child.expression)
    return checker.isArrayLikeType(checker.getTypeAtLocation(child.expression));
  return returnedBy(child, checker)?.some((type) => type.getSymbol()?.name !== 'Element') === true;
}

/** Whether the child can be a text that is translated. A `ReactNode` is its caller's. */
function isText(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (!ts.isJsxExpression(child) || !child.expression) return ts.isJsxText(child);
  const type = checker.getTypeAtLocation(child.expression);
  if (type.aliasSymbol?.name === 'ReactNode') return false;
  return (type.isUnion() ? type.types : [type]).some(
    (part) =>
      (part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0 &&
      !(part.isNumberLiteral() && part.value === 0) &&
      !(part.isStringLiteral() && part.value.trim() === ''),
  );
}

/** The elements in which a text is beside something that can come or go, or comes or goes beside something. */
function bareTexts(
  sources: readonly string[],
  options: ts.CompilerOptions,
  host: ts.CompilerHost,
): { file: string; text: string }[] {
  const program = ts.createProgram(sources, options, host);
  const checker = program.getTypeChecker();
  return sources.flatMap((file) => {
    const source = program.getSourceFile(file);
    const found: { file: string; text: string }[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        const children = node.children.filter(
          (child) => !ts.isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces,
        );
        const texts = children.filter((child) => isText(child, checker));
        if (children.length > 1 && texts.length > 0 && children.some((child) => canChange(child, checker)))
          found.push({ file, text: texts.map((text) => text.getText().trim()).join(' ') });
      }
      ts.forEachChild(node, visit);
    };
    if (source) visit(source);
    return found;
  });
}

const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
  config: { compilerOptions: object };
};
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');

/** Texts that are found, each in a file that is only here. */
const BARE: Record<string, string> = {
  'beside a conditional element.tsx':
    'const A = (p: { x: string; y: boolean }) => <p>{p.x}{p.y && <b />}</p>;',
  'beside a component that can be nothing.tsx':
    'const B = (p: { y: boolean }) => (p.y ? <b /> : null); const A = () => <p><B y />text</p>;',
  'beside a list.tsx': 'const A = (p: { y: string[] }) => <p>{p.y.map((z) => <b key={z} />)}text</p>;',
  'that is conditional itself.tsx': 'const A = (p: { y: boolean }) => <p><b />{p.y ? "one" : "two"}</p>;',
};

const disk = ts.createCompilerHost(options);
const host: ts.CompilerHost = {
  ...disk,
  fileExists: (file) => file in BARE || disk.fileExists(file),
  getSourceFile: (file, target) =>
    file in BARE
      ? ts.createSourceFile(file, BARE[file] ?? '', target, true)
      : disk.getSourceFile(file, target),
};
// In one program, because each one reads the types of the packages.
const found = bareTexts([...files, ...Object.keys(BARE)], options, host);

test('a text beside something that can come or go has an element of its own', () => {
  expect(found.filter(({ file }) => !(file in BARE))).toEqual([]);
});

test.each(Object.keys(BARE))('a text %s is found', (name) => {
  expect(found.filter(({ file }) => file === name)).toHaveLength(1);
});
