import type { Args } from 'storybook/internal/types';

/** Whether a story has its own args: no control is changed, in the panel or in the address. */
export function hasOwnArgs(context: object): boolean {
  const { unmappedArgs = {}, initialArgs = {} } = context as { unmappedArgs?: Args; initialArgs?: Args };
  const names = Object.keys({ ...unmappedArgs, ...initialArgs });
  return names.every((name) => Object.is(unmappedArgs[name], initialArgs[name]));
}
