import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import type nl from './nl.json';

/** The paths of a message tree: `rule.required`. */
type KeysOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${KeysOf<Tree[Name]>}`;
}[keyof Tree & string];

/** A sentence of `nl.json` by its path. A key that is not there does not compile. */
export type MessageKey = KeysOf<typeof nl>;

/** The first wait before the messages are asked for again; it doubles each time (spec 9). */
const FIRST_RETRY_MS = 350;
const RETRIES = 5;

const SHARED = {
  lng: 'nl-BE',
  fallbackLng: 'nl-BE',
  load: 'currentOnly', // Or 'nl' is asked for too, which is the same file.
  interpolation: { escapeValue: false }, // React escapes.
  returnNull: false,
} as const;

/**
 * Loads all Dutch text from `url` before anything is drawn, trying up to 5 times more with 350 ms, 700 ms … between
 * (spec 9). Rejects when it never came.
 */
export async function loadMessages(url: string): Promise<void> {
  await i18next.use(HttpBackend).init({
    ...SHARED,
    maxRetries: RETRIES,
    retryTimeout: FIRST_RETRY_MS,
    backend: { loadPath: url },
  });
  if (!i18next.hasResourceBundle(SHARED.lng, 'translation'))
    throw new Error('the messages could not be loaded');
}

/** For Storybook and tests: takes messages that are already there. */
export async function setMessages(messages: typeof nl): Promise<void> {
  await i18next.init({ ...SHARED, resources: { [SHARED.lng]: { translation: messages } } });
}

/** The Dutch sentence of a key, with `{{name}}` replaced by `values.name`. The language is fixed (spec 1). */
export function t(key: MessageKey, values?: Record<string, string | number>): string {
  return i18next.t(key, values);
}
