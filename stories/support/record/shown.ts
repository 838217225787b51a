import type { StoryContext } from '@storybook/react-vite';
import { BEHAVIOUR } from '../../../tests/visual/pictures.ts';
import { messagesOf, plain, recorded, type UsedMessage } from './recording.ts';
import { pageTexts, referredTo } from './pageTexts.ts';
import { SHOWN_REPORT, type Shown } from './shownReport.ts';
import { storyData } from './storyData.ts';
import { escaped, sentencesIn, unknownTexts } from './unknownTexts.ts';

function rulesOnPage(body: Element, keysOf: (text: string) => string[]): Shown['rules'] {
  return [...body.querySelectorAll('[aria-invalid="true"]')].flatMap((control) => {
    const legend = control.closest('fieldset')?.querySelector('legend')?.textContent;
    const { field = '', label = legend ?? '' } = control.closest<HTMLElement>('[data-field]')?.dataset ?? {};
    const { group = '' } = control.closest<HTMLElement>('[data-group]')?.dataset ?? {};
    const named = label.startsWith(group) ? label : `${group}: ${label}`;
    const sentences = referredTo(control, 'aria-describedby').map(({ textContent }) => plain(textContent));
    return sentences.flatMap(keysOf).map((message) => ({ field, label: named, message }));
  });
}

/** The uses of templates that a field or a form fills in itself (`UiTexts`), from the texts of the page. */
function filledIn(used: readonly UsedMessage[], texts: readonly string[]): UsedMessage[] {
  const templates = used.filter(({ text }) => text.includes('{{'));
  // A count, an address or a message; the count of a group is a template itself.
  const isValue = (value: string): boolean =>
    /^(\d+|\S+@\S+)$/.test(value) || messagesOf(value).length > 0 || filledIn(templates, [value]).length > 0;
  const found = texts.flatMap((text) =>
    templates.flatMap((template) => {
      const pattern = escaped(template.text).replace(/\\\{\\\{(\w+)\\\}\\\}/g, '(?<$1>.+)');
      const match = new RegExp(`^${pattern}$`).exec(plain(text));
      return match && Object.values({ ...match.groups }).every(isValue)
        ? [{ ...template, text: plain(text), values: { ...match.groups } }]
        : [];
    }),
  );
  const values = found.flatMap((use) => Object.values(use.values).map(String));
  return values.length > 0 ? [...found, ...filledIn(templates, values)] : found;
}

/** The texts in args: of objects, lists and the props of elements. */
function textsIn(from: unknown, seen = new Set<unknown>()): string[] {
  if (typeof from === 'string') return [from];
  if (typeof from !== 'object' || from === null || seen.has(from) || from instanceof Node) return [];
  seen.add(from);
  return Object.entries(from).flatMap(([name, value]) => (name === '_owner' ? [] : textsIn(value, seen)));
}

/** The states of the product that are visible or announced on the page. */
function shownNow(story: Pick<StoryContext, 'args' | 'parameters' | 'tags'>): Shown {
  const { used: recordedUses, callEnds } = recorded();
  const texts = pageTexts(document.body);
  const recordedTexts = new Set(recordedUses.map(({ text }) => text));
  const others = texts.filter((text) => !recordedTexts.has(plain(text)));
  const own = [...recordedUses, ...filledIn(recordedUses, others)];
  const ownTexts = new Set(own.map(({ text }) => text));
  const given = [...new Set([...textsIn(story.args), ...textsIn(story.parameters), ...texts].map(plain))];
  const used = [...own, ...given.filter((text) => !ownTexts.has(text)).flatMap(messagesOf)];
  const keys = new Map<string, Set<string>>();
  for (const { key, text } of used) keys.set(text, (keys.get(text) ?? new Set()).add(key));
  const keysOf = (text: string) => [...(keys.get(plain(text)) ?? [])];

  const sentences = new Set(keys.keys());
  const shownTexts = new Set(texts.map(plain));
  // '5 dagen · € 149,00' includes '5 dagen', a message of its own.
  const inserted = used
    .filter(({ text }) => shownTexts.has(text))
    .flatMap(({ values }) => Object.values(values).map(String));
  return {
    messages: [...new Set(sentencesIn([...texts, ...inserted], sentences).flatMap(keysOf))],
    rules: rulesOnPage(document.body, keysOf),
    calls: [...callEnds],
    unknownTexts: unknownTexts(texts, used, storyData(story, callEnds)),
    isHidden: story.tags.includes(BEHAVIOUR),
  };
}

/** Reports what the story shows, next to the report of axe. */
export function reportShown(story: StoryContext): void {
  const result: Shown = shownNow(story);
  story.reporting.addReport({ type: SHOWN_REPORT, version: 1, status: 'passed', result });
}
