import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A prop of a component, as the docs pages and the manifest show it. */
export interface ComponentProp {
  name: string;
  /** The type as it is written in the code. */
  type: string;
  required: boolean;
  description: string;
  /** The default as it is written in the code, or its `@default` where another component sets it. */
  defaultValue?: string;
}

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

const oneLine = (text: string) => text.replace(/\s*\/\*\*[\s\S]*?\*\/\s*|\s+/g, ' ').trim();

/** The defaults in the destructured objects of a file, by name. */
function defaultsIn(source: ts.SourceFile): Map<string, string> {
  const defaults = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && node.initializer)
      defaults.set(node.name.getText(), oneLine(node.initializer.getText()));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return defaults;
}

/** The type as it is written; that of an indexed access, which says nothing by itself, in full. */
function typeText(prop: ts.Symbol, checker: ts.TypeChecker): string {
  const node = prop.declarations?.find(ts.isPropertySignature)?.type;
  if (!node || !ts.isIndexedAccessTypeNode(node)) return oneLine(node?.getText() ?? '');
  const type = checker.getNonNullableType(checker.getTypeFromTypeNode(node));
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
}

/** The props of the component that a file exports under its own name. */
function propsIn(source: ts.SourceFile, checker: ts.TypeChecker): ComponentProp[] {
  const module = checker.getSymbolAtLocation(source);
  const name = basename(source.fileName, '.tsx');
  const component = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
  const [signature] = component ? checker.getTypeOfSymbol(component).getCallSignatures() : [];
  const [parameter] = signature?.parameters ?? [];
  if (!parameter) return [];
  return checker
    .getTypeOfSymbol(parameter)
    .getProperties()
    .map((prop): ComponentProp => {
      const files = [source, ...(prop.declarations ?? []).map((declaration) => declaration.getSourceFile())];
      const inCode = files.map((file) => defaultsIn(file).get(prop.name)).find((text) => text !== undefined);
      const tag = prop.getJsDocTags(checker).find(({ name }) => name === 'default');
      return {
        name: prop.name,
        type: typeText(prop, checker),
        required: (prop.flags & ts.SymbolFlags.Optional) === 0,
        description: oneLine(ts.displayPartsToString(prop.getDocumentationComment(checker))),
        defaultValue: inCode ?? (tag && ts.displayPartsToString(tag.text)),
      };
    });
}

let read: ReadonlyMap<string, ComponentProp[]> | undefined;

/**
 * The props of each component, by its name, read with the type checker. `react-docgen` follows no imported type, no
 * generic component and no default that is not in the parameter.
 */
export function componentProps(): ReadonlyMap<string, ComponentProp[]> {
  if (read) return read;
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, ROOT);
  const files = ['ui', 'components', 'steps'].flatMap((layer) =>
    ts.sys.readDirectory(join(ROOT, 'src', layer), ['.tsx']),
  );
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  read = new Map(
    files.flatMap((file) => {
      const source = program.getSourceFile(file);
      return source ? [[basename(file, '.tsx'), propsIn(source, checker)] as const] : [];
    }),
  );
  return read;
}
