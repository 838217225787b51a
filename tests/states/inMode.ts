import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

// A setup file of vitest.config.ts, in the browser: it emulates the media of the mode that the stories run in.

beforeAll(() => commands.emulateMode());
