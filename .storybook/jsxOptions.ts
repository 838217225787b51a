import type { Options } from 'react-element-to-jsx-string';

/** How the code of a story is written, in its panel and in the manifest. */
export const JSX_OPTIONS: Options = {
  sortProps: false,
  // The shorthand leaves out what is false, also of a required prop.
  useBooleanShorthandSyntax: false,
  // A function has no name of a minified build.
  functionValue: () => '() => {}',
  // React gives children in a fragment a key.
  filterProps: (value, name) => value !== undefined && name !== 'key',
};
