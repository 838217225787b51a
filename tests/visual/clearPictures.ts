import { rmSync } from 'node:fs';
import { DIFFERING } from './screenshots.ts';

/** Removes the pictures of the run before. */
export default () => rmSync(DIFFERING, { recursive: true, force: true });
