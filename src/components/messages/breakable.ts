import { createElement, type ReactNode } from 'react';

/** A shorter e-mail address stays one text: a screen reader can say the parts of a longer one by themselves. */
const LONG_ADDRESS = 22;

/** The parts of a long e-mail address: it breaks after its `@` and dots first, and not within a word. */
export function breakable(line: string): ReactNode {
  if (line.length < LONG_ADDRESS || !/^\S+@\S+$/.test(line)) return line;
  const parts = line.match(/[^@.]*[@.]|[^@.]+/g) ?? [];
  return parts.flatMap((part, index) => [part, createElement('wbr', { key: index })]);
}
