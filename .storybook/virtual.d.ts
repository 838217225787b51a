declare module 'virtual:component-docs' {
  export const DOCS: Readonly<Record<string, import('./componentDocs.ts').ComponentDoc>>;
  export const STATUS: Readonly<Record<string, import('./componentStatus.ts').ComponentStatus>>;
}
