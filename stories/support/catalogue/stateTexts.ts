import nl from '../../../src/messages/nl.json' with { type: 'json' };
import fieldLabels from './fieldLabels.json' with { type: 'json' };
import shownIn from './shownIn.json' with { type: 'json' };

// Imports no code of the product: `.storybook/main.ts` reads it in Node.

/** What a person reads of a state. */
export interface StateTexts {
  title: string;
  detail: string;
}

function sentence(key: string): string {
  const found = key.split('.').reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], nl);
  return typeof found === 'string' ? found : '';
}

/** The texts of a state, as `shownIn.json` names it: 'rule subscriber_FirstName: rule.required'. */
export function stateTexts(state: string): StateTexts {
  const [, kind, name = '', field = '', key = ''] = /^(\w+) ((\w+)(?:: )?(.*))$/.exec(state) ?? [];
  if (kind === 'message') return { title: sentence(name), detail: name };
  if (kind === 'failure') return { title: name, detail: '' };
  const label = (fieldLabels as Record<string, string>)[field] ?? '';
  return { title: label, detail: sentence(key) };
}

/** The states that a story shows, by the story's id. */
export function statesByStory(): Map<string, string[]> {
  const byStory = new Map<string, string[]>();
  for (const [state, stories] of Object.entries(shownIn as Record<string, string[]>))
    for (const id of stories) byStory.set(id, [...(byStory.get(id) ?? []), state]);
  return byStory;
}
