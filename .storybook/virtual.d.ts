declare module 'virtual:component-docs' {
  export const DOCS: Readonly<Record<string, import('./componentDocs.ts').ComponentDoc>>;
  export const STATUS: Readonly<Record<string, import('./componentStatus.ts').ComponentStatus>>;
}

/** The modules of the package: its CommonJS file has no default export for a module. */
declare module 'react-element-to-jsx-string/dist/esm/index.js' {
  export { default } from 'react-element-to-jsx-string';
}
