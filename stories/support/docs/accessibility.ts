import type { Criterion } from './criteria/Criterion.ts';
import { OPERABLE } from './criteria/operable.ts';
import { PERCEIVABLE } from './criteria/perceivable.ts';
import { ROBUST } from './criteria/robust.ts';
import { UNDERSTANDABLE } from './criteria/understandable.ts';

/** Levels A and AA, all of them, in their order. */
export const CRITERIA: readonly Criterion[] = [...PERCEIVABLE, ...OPERABLE, ...UNDERSTANDABLE, ...ROBUST];
