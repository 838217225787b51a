import { expect, within } from 'storybook/test';
import type { MessageKey } from '../../../src/messages/messages.ts';
import { fieldSays, type Field, type Place } from './walk.ts';
import { t } from '../record/recording.ts';

/** The errors of the fields of a form. */
export type Sentences<Values> = Partial<Record<keyof Values & Field, MessageKey>>;

/** Asserts that exactly these fields, in page order, have these errors. */
export async function formIsRefused<Values>(place: Place, sentences: Sentences<Values>): Promise<void> {
  for (const [name, key] of Object.entries(sentences) as [Field, MessageKey][])
    await fieldSays(place, name, key);
  const summary = within(place.canvasElement).getByRole('region', { name: t('errorSummary.heading') });
  const links = [...summary.querySelectorAll('a')].map(({ hash }) => hash);
  await expect(links).toEqual(Object.keys(sentences).map((name) => `#${name}`));
  await expect(place.canvasElement.querySelector('[aria-invalid="true"]')).toHaveFocus();
}
