import { basename, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../src/build/paths.ts';

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

/** A component: the comment above it, and its props. */
export interface ComponentDoc {
  description: string;
  props: ComponentProp[];
}

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

/** The comment above a declaration. */
const textOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

/** The type as it is written; that of an indexed access, which says nothing by itself, in full. */
function typeText(prop: ts.Symbol, checker: ts.TypeChecker): string {
  const node = prop.declarations?.find(ts.isPropertySignature)?.type;
  if (!node || !ts.isIndexedAccessTypeNode(node)) return oneLine(node?.getText() ?? '');
  const type = checker.getNonNullableType(checker.getTypeFromTypeNode(node));
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
}

/** The code of the library. */
interface Code {
  checker: ts.TypeChecker;
  /** What `camp-enrolment/domain` exports. */
  domain: readonly ts.Symbol[];
}

/** A type with more fields, or more values, is not written out. */
const MAX_FIELDS = 5;
const MAX_VALUES = 10;

/** The values that a union spells out; undefined when it is something else. */
function valuesOf(type: ts.Type, checker: ts.TypeChecker): string[] | undefined {
  const values = (type.isUnion() ? type.types : [type]).map((part) => {
    if (part.isStringLiteral()) return `'${part.value}'`;
    if (!type.isUnion() || part.getSymbol()?.name !== '__type') return undefined;
    return `\`${checker.typeToString(part).replaceAll('"', "'").replaceAll('; }', ' }')}\``;
  });
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** The values or the fields of a type of this project that the text of a prop only names, or where it is exported. */
function meaningOf(prop: ts.Symbol, text: string, { checker, domain }: Code): string {
  const whole = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const element = checker.isArrayType(whole) ? whole.getNumberIndexType() : undefined;
  const type = element ?? whole;
  const values = valuesOf(type, checker);
  if (values?.every((value) => text.includes(value)) || text.includes('{')) return '';
  if (values) return values.length > MAX_VALUES ? '' : `One of ${values.join(', ')}.`;
  const symbol = type.aliasSymbol ?? type.getSymbol();
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  if (!symbol || !file?.startsWith(join(ROOT, 'src'))) return '';
  const fields = type.getProperties().map(({ name }) => `\`${name}\``);
  if (fields.length > MAX_FIELDS)
    return domain.includes(symbol) ? `\`${symbol.name}\` is a type of camp-enrolment/domain.` : '';
  if (fields.length === 0) return '';
  return `${element ? 'Each has' : 'Has'} ${fields.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`;
}

/** The component that a file exports under its own name. */
function docIn(source: ts.SourceFile, code: Code): ComponentDoc {
  const { checker } = code;
  const module = checker.getSymbolAtLocation(source);
  const name = basename(source.fileName, '.tsx');
  const component = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
  const [signature] = component ? checker.getTypeOfSymbol(component).getCallSignatures() : [];
  const [parameter] = signature?.parameters ?? [];
  const props = (parameter ? checker.getTypeOfSymbol(parameter).getProperties() : []).map(
    (prop): ComponentProp => {
      const files = [source, ...(prop.declarations ?? []).map((declaration) => declaration.getSourceFile())];
      const inCode = files.map((file) => defaultsIn(file).get(prop.name)).find((text) => text !== undefined);
      const tag = prop.getJsDocTags(checker).find(({ name }) => name === 'default');
      const type = typeText(prop, checker);
      const required = (prop.flags & ts.SymbolFlags.Optional) === 0;
      return {
        name: prop.name,
        type,
        required,
        description: `${textOf(prop, checker)} ${meaningOf(prop, type, code)}`.trim(),
        defaultValue:
          inCode ??
          (tag && ts.displayPartsToString(tag.text)) ??
          (type === 'boolean' && !required ? 'false' : undefined),
      };
    },
  );
  return { description: component ? textOf(component, checker) : '', props };
}

let read: ReadonlyMap<string, ComponentDoc> | undefined;

/**
 * Each component of the library, by its name, read with the type checker. `react-docgen` follows no imported type, no
 * generic component and no default that is not in the parameter.
 */
export function componentDocs(): ReadonlyMap<string, ComponentDoc> {
  if (read) return read;
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, ROOT);
  const files = ['ui', 'components', 'steps'].flatMap((layer) =>
    ts.sys.readDirectory(join(ROOT, 'src', layer), ['.tsx']),
  );
  const entry = join(ROOT, 'src/library/domain.ts');
  const program = ts.createProgram([...files, entry], options);
  const checker = program.getTypeChecker();
  const entrySource = program.getSourceFile(entry);
  const module = entrySource && checker.getSymbolAtLocation(entrySource);
  const domain = module ? checker.getExportsOfModule(module) : [];
  read = new Map(
    files.flatMap((file) => {
      const source = program.getSourceFile(file);
      return source ? [[basename(file, '.tsx'), docIn(source, { checker, domain })] as const] : [];
    }),
  );
  return read;
}
