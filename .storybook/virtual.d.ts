declare module 'virtual:component-props' {
  export const PROPS: Readonly<Record<string, import('./componentProps.ts').ComponentProp[]>>;
}
