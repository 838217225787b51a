/** React's renders: the components by name (minified in a production build), and the number of commits. */
export interface RenderCounts {
  components: string[];
  commits: number;
}

declare global {
  interface Window {
    renders: RenderCounts;
  }
}

/** The part of React's fiber that is read here. */
interface Fiber {
  tag: number;
  flags: number;
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/**
 * Counts renders in `window.renders` through React's hook for developer tools, which works in production builds too.
 * Runs before React loads. Is an init script of the page, so it uses nothing from outside itself.
 */
export function countRenders(): void {
  const renders: RenderCounts = { components: [], commits: 0 };
  window.renders = renders;

  // React's tags for function, class, forwardRef, memo and simple memo components, and its flag for a component that
  // rendered in this commit.
  const components = new Set([0, 1, 11, 14, 15]);
  const rendered = 1;

  interface Component {
    displayName?: string;
    name?: string;
    render?: Component;
    type?: Component;
  }
  const nameOf = ({ displayName, name, render, type }: Component): string => {
    const inner = render ?? type;
    return displayName ?? name ?? (inner ? nameOf(inner) : '?');
  };
  const collect = (parent: Fiber): void => {
    for (let fiber = parent.child; fiber; fiber = fiber.sibling) {
      if (components.has(fiber.tag) && fiber.flags & rendered)
        renders.components.push(nameOf(fiber.type as Component));
      // The same children as before this commit: nothing below rendered.
      if (!fiber.alternate || fiber.child !== fiber.alternate.child) collect(fiber);
    }
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      checkDCE: () => undefined,
      inject: () => 1,
      onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => {
        renders.commits += 1;
        collect(root.current);
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
}
