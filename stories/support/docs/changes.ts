import changelog from '../../../CHANGELOG.md?raw';

const CHANGESETS = import.meta.glob<string>(['../../../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A change of the package. */
interface Change {
  /** Since when; null before the next version. */
  version: string | null;
  text: string;
}

/** The changes of the next version, and those of each version, newest first. */
export function changesIn(changesets: readonly string[], log: string): Change[] {
  // A changeset may be a list.
  const next = changesets
    .flatMap((changeset) => changeset.split('---\n').at(-1)?.split(/^- /m) ?? [])
    .map((text) => ({ version: null, text: text.trim() }))
    .filter(({ text }) => text !== '');
  const released = log
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [version = '', ...rest] = section.split('\n');
      const items = rest.join('\n').split(/^- /m).slice(1);
      return items.map((text) => ({ version, text: text.split(/^###/m)[0]?.trim() ?? '' }));
    });
  return [...next, ...released];
}

const CHANGES = changesIn(Object.values(CHANGESETS), changelog);

/** The changes that name a component. */
export const changesOf = (component: string) =>
  CHANGES.filter(({ text }) => text.includes(`\`${component}\``));
