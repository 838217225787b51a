/** What React drew: the components by name (a build for parents has short ones), and in how many commits. */
export interface Drawn {
  components: string[];
  commits: number;
}

declare global {
  interface Window {
    drawn: Drawn;
  }
}

/** The little of React's own tree that is read here. */
interface Fiber {
  tag: number;
  flags: number;
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/**
 * Listens to React through the hook it offers to developer tools, also in a build for parents, and keeps what it drew
 * in `window.drawn`. Has to run before React is loaded. Runs in a page as it is written here, so it uses nothing from
 * outside itself.
 */
export function countRenders(): void {
  const drawn: Drawn = { components: [], commits: 0 };
  window.drawn = drawn;

  // Function, class, forwardRef, memo and the memo of a plain function, as React numbers them; and its mark on a
  // component that was called in this commit.
  const components = new Set([0, 1, 11, 14, 15]);
  const called = 1;

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
      if (components.has(fiber.tag) && fiber.flags & called)
        drawn.components.push(nameOf(fiber.type as Component));
      // The same children as before this commit: nothing below was looked at.
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
        drawn.commits += 1;
        collect(root.current);
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
}
