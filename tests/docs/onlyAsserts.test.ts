import { expect, test, vi } from 'vitest';
import { onlyAsserts } from '../../stories/support/docs/onDocsPage.ts';

const initialArgs = { label: 'Naam', disabled: false };

test.each([
  ['asserts', 'as they are', {}, 1],
  ['asserts', 'changed back', { label: 'Naam', formSubmitted: undefined }, 1],
  ['asserts nothing', 'changed', { label: 'Voornaam' }, 0],
  ['asserts nothing', 'deselected', { disabled: undefined }, 0],
  ['asserts nothing', 'given to the form', { formSubmitted: false }, 0],
])('a play %s with the args %s', async (_asserts, _args, changes, calls) => {
  const play = vi.fn();
  await onlyAsserts(play)({ initialArgs, unmappedArgs: { ...initialArgs, ...changes } });
  expect(play).toHaveBeenCalledTimes(calls);
});
