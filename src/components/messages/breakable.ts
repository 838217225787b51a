import { createElement, type ReactNode } from 'react';
import { addressParts } from '../../domain/addressParts.ts';

/** A shorter e-mail address stays one text: a screen reader can say the parts of a longer one by themselves. */
const LONG_ADDRESS = /((?=\S{22})\S+@\S+\w)/;

/**
 * A text in which long e-mail addresses break after their `@` and dots first, and not within a word or before the last
 * label of the domain.
 */
export function breakable(text: string): ReactNode {
  return text.split(LONG_ADDRESS).flatMap((part, index) => {
    if (index % 2 === 0) return [part];
    return addressParts(part).flatMap((label, at) => [
      label,
      createElement('wbr', { key: `${index} ${at}` }),
    ]);
  });
}
