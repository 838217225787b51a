import type { ApiConfig } from '../api/send.ts';

/** What one build needs to know of the organisation that deploys it: the page's configuration block. */
export interface WizardConfig extends ApiConfig {
  organisationName: string;
  /** Cancel, thank-you, and where a visitor without a camp is sent. */
  organisationUrl: string;
  /** The list of camps of a theme; `{THEME_ID}` is replaced. */
  campListingUrl: string;
  secretariatEmail: string;
}

/** The id of the block in `index.html`. */
export const CONFIG_ELEMENT_ID = 'enrolment-config';

const TEXTS = [
  'organisationName',
  'organisationUrl',
  'campListingUrl',
  'secretariatEmail',
  'gatewayUrl',
  'functionsUrl',
  'apiKey',
] as const;

/** The block cannot be used; `key` names what is wrong, or is the block's own id. */
export class ConfigError extends Error {
  constructor(readonly key: string) {
    super(`the configuration lacks a usable ${key}`);
  }
}

function blockFrom(text: string): Record<string, unknown> {
  try {
    const block: unknown = JSON.parse(text);
    if (typeof block === 'object' && block !== null) return block as Record<string, unknown>;
  } catch {
    // Said below: no JSON is no better than JSON that is no object.
  }
  throw new ConfigError(CONFIG_ELEMENT_ID);
}

/** Where calls go, without a slash at the end. Without a `/` or a scheme at its start it would mean another place. */
function baseOfCalls(key: string, value: string): string {
  if (!/^(\/|https?:\/\/)[^/]/i.test(value)) throw new ConfigError(key);
  return value.replace(/\/+$/, '');
}

function credentials(value: unknown): ApiConfig['basicAuth'] {
  if (value === undefined) return undefined;
  const { username, password } = (value ?? {}) as Record<string, unknown>;
  if (typeof username !== 'string' || typeof password !== 'string') throw new ConfigError('basicAuth');
  return { username, password };
}

/** Reads the configuration block's text. Throws a {@link ConfigError} naming the key that is missing or unusable. */
export function readConfig(text: string): WizardConfig {
  const block = blockFrom(text);

  const optionalText = (key: string) => {
    const value = block[key];
    if (value === undefined || typeof value === 'string') return value;
    throw new ConfigError(key);
  };
  const texts = Object.fromEntries(
    TEXTS.map((key) => {
      const value = optionalText(key);
      if (value === undefined || value === '') throw new ConfigError(key);
      return [key, value];
    }),
  ) as Record<(typeof TEXTS)[number], string>;
  const { timeoutMs } = block;
  if (typeof timeoutMs !== 'number' || !(timeoutMs > 0)) throw new ConfigError('timeoutMs');

  return {
    ...texts,
    gatewayUrl: baseOfCalls('gatewayUrl', texts.gatewayUrl),
    functionsUrl: baseOfCalls('functionsUrl', texts.functionsUrl),
    timeoutMs,
    basicAuth: credentials(block.basicAuth),
    xsrfCookieName: optionalText('xsrfCookieName'),
    xsrfHeaderName: optionalText('xsrfHeaderName'),
  };
}

/** The organisation's list of camps of a theme. */
export function campListingUrl(config: WizardConfig, themeId: string): string {
  return config.campListingUrl.replaceAll('{THEME_ID}', encodeURIComponent(themeId));
}
