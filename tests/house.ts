import { basename, dirname, extname, posix } from 'node:path';
import ts from 'typescript';
import { keysOf } from '../stories/support/catalogue/catalogue.ts';
import { escaped } from '../stories/support/record/unknownTexts.ts';
import { codeOf, walk, type Files } from './sources.ts';

interface Import {
  target: string;
  typeOnly: boolean;
}

/** Every `import`, `export … from` and `import()` of a file. */
function importsOf(source: ts.SourceFile): Import[] {
  const imports: Import[] = [];
  walk(source, (node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const clause = node.importClause;
      const named =
        clause?.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings : undefined;
      const allNamedAreTypes =
        clause?.name === undefined &&
        named !== undefined &&
        named.elements.every((element) => element.isTypeOnly);
      const typeOnly = clause?.phaseModifier === ts.SyntaxKind.TypeKeyword || allNamedAreTypes;
      imports.push({ target: node.moduleSpecifier.text, typeOnly });
    } else if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      imports.push({ target: node.moduleSpecifier.text, typeOnly: node.isTypeOnly });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = node.arguments;
      imports.push({
        target: target && ts.isStringLiteral(target) ? target.text : '(computed)',
        typeOnly: false,
      });
    }
  });
  return imports;
}

/** The layers each layer may import, from the bottom up. A layer may always import itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  ui: ['brands'],
  messages: [],
  domain: ['messages'],
  api: ['domain'],
  storage: ['domain'],
  components: ['ui', 'domain', 'messages'],
  steps: ['components', 'ui', 'domain', 'messages'],
  shell: ['steps', 'components', 'api', 'storage', 'ui', 'domain', 'messages'],
  firstScreen: ['shell', 'components', 'api', 'storage', 'ui', 'domain', 'messages', 'build'],
  build: ['ui'],
  testing: ['domain', 'messages'],
  library: ['ui', 'components', 'steps', 'testing', 'domain', 'messages'],
  backend: ['ui', 'domain', 'build', 'firstScreen'],
  'main.tsx': ['firstScreen', 'api', 'ui', 'messages'],
};

function layerOf(path: string): string | undefined {
  return path.startsWith('src/') ? (path.split('/')[1] ?? '') : path.split('/')[0];
}

/** Imports of a layer that is not allowed, and packages in the domain other than yup. */
export function importProblems(files: Files): string[] {
  const problems: string[] = [];
  for (const folder of ['src', 'stories', '.storybook', 'vite.config.ts']) {
    for (const [path, source] of codeOf(files, folder)) {
      const layer = layerOf(path) ?? '';
      for (const { target, typeOnly } of importsOf(source)) {
        if (!target.startsWith('.')) {
          if (layer === 'domain' && target !== 'yup')
            problems.push(`${path}: the domain may only import yup, not ${target}`);
          continue;
        }
        const to = layerOf(posix.join(posix.dirname(path), target)) ?? '';
        if (folder !== 'src') {
          if (to === 'backend') problems.push(`${path}: the backend may not be imported`);
        } else if (to !== layer && !MAY_IMPORT[layer]?.includes(to)) {
          problems.push(`${path}: ${layer} may not import ${to} (${target})`);
        } else if (layer === 'domain' && to === 'messages' && !typeOnly) {
          problems.push(`${path}: the domain may only import types of the messages (${target})`);
        }
      }
    }
  }
  return problems;
}

/** Import cycles, including those of types. */
export function circleProblems(files: Files): string[] {
  const imported = new Map(
    codeOf(files, 'src').map(([path, source]) => [
      path,
      importsOf(source).map(({ target }) => posix.join(posix.dirname(path), target)),
    ]),
  );
  const problems: string[] = [];
  const done = new Set<string>();
  const follow = (path: string, trail: string[]): void => {
    if (trail.includes(path)) problems.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (trail.includes(path) || done.has(path)) return;
    for (const target of imported.get(path) ?? []) follow(target, [...trail, path]);
    done.add(path);
  };
  for (const path of imported.keys()) follow(path, []);
  return problems;
}

const IMPURE = new Set(['fetch', 'localStorage', 'sessionStorage', 'document', 'window', 'process']);

/** Uses of the network, storage, the page or the clock in the domain. */
export function purityProblems(files: Files): string[] {
  const problems: string[] = [];
  for (const [path, source] of codeOf(files, 'src/domain')) {
    walk(source, (node) => {
      const clock =
        (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) ||
        (ts.isPropertyAccessExpression(node) && node.getText() === 'Date.now');
      if (clock) problems.push(`${path}: the domain takes the date as an argument (${node.getText()})`);
      if (ts.isIdentifier(node) && IMPURE.has(node.text))
        problems.push(`${path}: the domain may not use ${node.text}`);
    });
  }
  return problems;
}

/** Components and steps without a story at the mirrored path. Providers have no look. */
export function storyProblems(files: Files): string[] {
  return [...files.keys()]
    .filter((path) => /^src\/(ui|components|steps)\/.*\.tsx$/.test(path) && !path.endsWith('Provider.tsx'))
    .map((path) => path.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx'))
    .filter((story) => !files.has(story))
    .map((story) => `${story} is missing`);
}

/** The maximum lines of a file of the shell, and lines of code of the whole shell. */
export const SHELL_LIMITS = { file: 170, layer: 1010 };

/** The lines of code of a file, imports included, without comments and blanks. */
function linesOfCode(source: ts.SourceFile): number {
  const lines = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (node.getChildCount(source) === 0 && node.getText(source) !== '')
      lines.add(source.getLineAndCharacterOfPosition(node.getStart(source)).line);
    for (const child of node.getChildren(source)) if (!ts.isJSDoc(child)) visit(child);
  };
  visit(source);
  return lines.size;
}

/** Files of the shell, or the whole shell, that exceed {@link SHELL_LIMITS}. */
export function shellProblems(files: Files): string[] {
  const shell = codeOf(files, 'src/shell');
  const long = shell
    .map(([path, { text }]) => [path, text.split('\n').length - 1] as const)
    .filter(([, lines]) => lines > SHELL_LIMITS.file)
    .map(([path, lines]) => `${path}: ${lines} lines`);
  const code = shell.reduce((sum, [, source]) => sum + linesOfCode(source), 0);
  return code > SHELL_LIMITS.layer ? [...long, `src/shell: ${code} lines of code`] : long;
}

const hasModifier = (node: ts.Node, wanted: ts.SyntaxKind) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === wanted);

const isDefaultExport = (node: ts.Node) =>
  ts.isExportAssignment(node) || hasModifier(node, ts.SyntaxKind.DefaultKeyword);

/** The names that a file exports where it declares them. */
function exportedNames(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (!hasModifier(statement, ts.SyntaxKind.ExportKeyword) || isDefaultExport(statement)) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    }
    return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : [];
  });
}

const SHAPELESS = new Set(['utils', 'helpers', 'common', 'lib']);

/** Files and folders without a descriptive name, default exports, and components not named after their file. */
export function nameProblems(files: Files): string[] {
  const problems: string[] = [];
  for (const path of files.keys()) {
    if (/\/index\.[jt]sx?$/.test(path)) problems.push(`${path}: a file is named after what it exports`);
    const folder = dirname(path)
      .split('/')
      .find((name) => SHAPELESS.has(name));
    if (folder) problems.push(`${path}: the folder name ${folder} is not descriptive`);
  }
  for (const [path, source] of codeOf(files, 'src')) {
    // Only configuration files of tools need a default export.
    if (!path.endsWith('.config.ts') && source.statements.some(isDefaultExport)) {
      problems.push(`${path}: no default exports`);
    }
  }
  for (const layer of ['src/ui', 'src/components', 'src/steps']) {
    for (const [path, source] of codeOf(files, layer)) {
      const name = basename(path, extname(path));
      if (path.endsWith('.tsx') && !exportedNames(source).includes(name))
        problems.push(`${path} exports no ${name}`);
    }
  }
  return problems;
}

/** The maximum number of styled native elements, for which MUI has no part. */
const MOST_NATIVE_ELEMENTS = 15;

/** Allowed: landmarks without a look of their own. */
const LANDMARKS = new Set(['main', 'nav', 'aside', 'section', 'header', 'footer']);

/** The element of `styled('tag')` or `<Box component="tag">`. */
function nativeElement(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === 'styled') {
    const [tag] = node.arguments;
    return tag && ts.isStringLiteralLike(tag) && !LANDMARKS.has(tag.text) ? tag.text : undefined;
  }
  const isBox =
    (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.tagName.getText() === 'Box';
  if (!isBox) return undefined;
  const component = node.attributes.properties.find(
    (property) => ts.isJsxAttribute(property) && property.name.getText() === 'component',
  );
  const tag = component && ts.isJsxAttribute(component) ? component.initializer : undefined;
  return tag && ts.isStringLiteral(tag) && !LANDMARKS.has(tag.text) ? tag.text : undefined;
}

/** Whether there is a comment right above the element, in code or in JSX. */
function hasReason(node: ts.Node, { text }: ts.SourceFile): boolean {
  const place = ts.isCallExpression(node) ? ts.findAncestor(node, ts.isVariableStatement) : node;
  return place !== undefined && /(\*\/\}?|\/\/[^\n]*)\s*$/.test(text.slice(0, place.getStart()));
}

/** Styled native elements without a comment that says why, or too many of them. */
export function nativeElementProblems(files: Files): string[] {
  const problems: string[] = [];
  let count = 0;
  for (const layer of ['src/ui', 'src/components', 'src/steps', 'src/shell']) {
    for (const [path, source] of codeOf(files, layer)) {
      walk(source, (node) => {
        const tag = nativeElement(node);
        if (tag === undefined) return;
        count += 1;
        if (!hasReason(node, source)) problems.push(`${path}: ${tag} has no reason above it`);
      });
    }
  }
  if (count > MOST_NATIVE_ELEMENTS)
    problems.push(`${count} styled native elements, more than ${MOST_NATIVE_ELEMENTS}`);
  return problems;
}

const COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl)a?\(/i;

/** Colours outside brands. */
export function colourProblems(files: Files): string[] {
  const problems: string[] = [];
  for (const folder of ['src', 'stories', '.storybook']) {
    for (const [path, source] of codeOf(files, folder)) {
      walk(source, (node) => {
        const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
        if (isText && COLOUR.test(node.text))
          problems.push(`${path}: a colour outside a brand: ${node.text.trim().slice(0, 40)}`);
      });
    }
  }
  for (const [path, text] of files) {
    if (/^(src\/.*\.(css|html|svg|json)|index\.html)$/.test(path) && COLOUR.test(text))
      problems.push(`${path}: a colour outside a brand`);
  }
  return problems;
}

const MESSAGES = 'src/messages/nl.json';

/** Unused message keys, and used keys that do not exist. A key may be a template: `` `apiError.${code}` ``. */
export function messageProblems(files: Files): string[] {
  const tree = JSON.parse(files.get(MESSAGES) ?? '{}') as object;
  const keys = keysOf(tree);
  const paths = [...(files.get(MESSAGES) ?? '').matchAll(/"([\w.]+\.[\w.]+)":/g)].map(([, path]) => path);
  const used = new Set<string>();
  const patterns: RegExp[] = [];
  const problems = paths.map((path) => `${MESSAGES}: ${path} is a path: nest it.`);
  for (const [path, source] of codeOf(files, 'src')) {
    walk(source, (node) => {
      if (ts.isStringLiteralLike(node)) {
        used.add(node.text);
        const call = node.parent;
        const isMessage =
          ts.isCallExpression(call) && call.expression.getText() === 't' && call.arguments[0] === node;
        if (isMessage && !keys.includes(node.text)) problems.push(`${path}: ${node.text} does not exist`);
      } else if (ts.isTemplateExpression(node) && /^\w+\./.test(node.head.text)) {
        const rest = node.templateSpans.map(({ literal }) => `[^.]+${escaped(literal.text)}`).join('');
        patterns.push(new RegExp(`^${escaped(node.head.text)}${rest}$`));
      }
    });
  }
  const isUsed = (key: string) => used.has(key) || patterns.some((pattern) => pattern.test(key));
  return [...problems, ...keys.filter((key) => !isUsed(key)).map((key) => `${MESSAGES}: ${key} is not used`)];
}

/** Rule messages that no row expects. */
export function ruleProblems(files: Files, expected: ReadonlySet<string>): string[] {
  const tree = JSON.parse(files.get(MESSAGES) ?? '{}') as { rule?: object };
  const rules = keysOf(tree.rule ?? {}, 'rule.');
  return rules.filter((key) => !expected.has(key)).map((key) => `no row of the rules expects ${key}`);
}
