import { sectionOf } from '../../.storybook/manifest.ts';

const SAYS = /A screen reader says(?: in \[[^\]]*\]\(\?path=\/story\/([\w-]+)\))?:\n\n```text\n(.*?)\n```/s;

/** What a component's page says that a screen reader says, in this order: in a story, or else in the wizard. */
export function spokenIn(mdx: string): { storyId?: string; phrases: string[] } {
  const [, storyId, text] = SAYS.exec(sectionOf(mdx, 'Accessibility') ?? '') ?? [];
  return { storyId, phrases: text?.split('\n') ?? [] };
}
