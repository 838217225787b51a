import { TODAY } from '../../../src/testing/camps.ts';

const FIXED = Date.parse(`${TODAY}T10:00:00+01:00`);

/**
 * Fixes the page's date at {@link TODAY}, so that a story looks the same every day. Timers still run. Returns a
 * function that restores the date, which Vitest needs between two files.
 */
export function fixClock(): () => void {
  const running = globalThis.Date;
  globalThis.Date = new Proxy(running, {
    construct: (target, args: unknown[]) =>
      Reflect.construct(target, args.length === 0 ? [FIXED] : args) as object,
    get: (target, name) => (name === 'now' ? () => FIXED : (Reflect.get(target, name) as unknown)),
  });
  return () => {
    globalThis.Date = running;
  };
}
