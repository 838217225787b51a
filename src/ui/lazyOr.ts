import { lazy, type ComponentType } from 'react';

/**
 * A component that is loaded when it is first rendered, or `Fallback` in its place: when it cannot be loaded, or not within
 * `timeoutMs`.
 */
export function lazyOr<Props>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
  timeoutMs: number,
) {
  return lazy<ComponentType<Props>>(async () => {
    const late = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
    return { default: (await Promise.race([load().catch(() => null), late])) ?? Fallback };
  });
}
