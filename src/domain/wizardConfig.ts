import { isIban, type Payment } from './payment.ts';
import { stepAt } from './steps.ts';

/** The id of the configuration block: JSON, edited by hand on a static host. */
export const CONFIG_ID = 'enrolment-config';

/** The configuration of the organisation, from the configuration block of the page. */
export interface WizardConfig {
  organisationName: string;
  /** The organisation's website: the target of the cancel link, the thank-you page and visitors without a camp. */
  organisationUrl: string;
  /** The camp listing of a theme; `{THEME_ID}` is replaced. */
  campListingUrl: string;
  secretariatEmail: string;
  /** Base URL of the camps and medical calls. */
  gatewayUrl: string;
  /** Base URL of the voucher, discount and save calls. */
  functionsUrl: string;
  /** Sent as `key`. Public: it only identifies the wizard. */
  apiKey: string;
  /** Timeout of a call in milliseconds. */
  timeoutMs: number;
  basicAuth?: { username: string; password: string };
  xsrfCookieName?: string;
  xsrfHeaderName?: string;
  /** The organisation's privacy policy. */
  privacyUrl?: string;
  /** How to pay; absent when the organisation does not configure it. */
  payment?: Payment;
}

/** An origin that no page has. */
const NO_ORIGIN = 'http://here';

/** Parses a URL or a path. Not `URL.parse`, which the oldest supported browsers do not have. */
function parsed(text: string, origin = NO_ORIGIN): URL | null {
  try {
    return new URL(text, origin);
  } catch {
    return null;
  }
}

/**
 * The base URL without a trailing slash, or null unless it is a path from the root or an absolute URL, without a query or
 * credentials, which browsers refuse. Anything else would be resolved against the current page.
 */
export function baseOfCalls(text: string): string | null {
  const isBase = /^(\/|https?:\/\/(?![^/]*@))[^/?#\\][^?#\\]*$/i.test(text) && parsed(text) !== null;
  return isBase ? text.replace(/\/+$/, '') : null;
}

/**
 * Whether the text is a path from the root or an absolute URL, of another page than those of the wizard. Paths, and URLs
 * of its origin if that is known, may be the wizard's.
 */
export function isPageUrl(text: string, wizardOrigin = NO_ORIGIN): boolean {
  const url = /^(\/(?![/\\])|https?:\/\/[^/])/i.test(text) && parsed(text, wizardOrigin);
  return !!url && (url.origin !== wizardOrigin || !stepAt(url.pathname));
}

/** Whether browsers can send a header of this name. */
export const isHeaderName = (text: string) => /^[!#$%&'*+.^_`|~\w-]+$/.test(text);

/** The longest time that timers measure. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

const TEXTS = [
  'organisationName',
  'organisationUrl',
  'campListingUrl',
  'secretariatEmail',
  'gatewayUrl',
  'functionsUrl',
  'apiKey',
] as const;

/** The configuration block is invalid. `key` is the missing or invalid key, or the id of the block. */
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
    // Same error as below.
  }
  throw new ConfigError(CONFIG_ID);
}

function baseFrom(key: string, value: string): string {
  const base = baseOfCalls(value);
  if (base === null) throw new ConfigError(key);
  return base;
}

function credentials(value: unknown): WizardConfig['basicAuth'] {
  if (value === undefined) return undefined;
  const { username, password } = (value ?? {}) as Record<string, unknown>;
  if (typeof username !== 'string' || typeof password !== 'string') throw new ConfigError('basicAuth');
  return { username, password };
}

function pageUrl<Value extends string | undefined>(key: string, value: Value): Value {
  if (value !== undefined && !isPageUrl(value)) throw new ConfigError(key);
  return value;
}

function paymentFrom(value: unknown): WizardConfig['payment'] {
  if (value === undefined) return undefined;
  const { iban, beneficiary, note = '' } = (value ?? {}) as Record<string, unknown>;
  if (typeof iban !== 'string' || !isIban(iban)) throw new ConfigError('payment.iban');
  if (typeof beneficiary !== 'string' || beneficiary.trim() === '')
    throw new ConfigError('payment.beneficiary');
  if (typeof note !== 'string') throw new ConfigError('payment.note');
  return { iban, beneficiary, note };
}

/** Parses the configuration block. Throws a {@link ConfigError} for a missing or invalid key. */
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
  const xsrfHeaderName = optionalText('xsrfHeaderName');
  if (xsrfHeaderName && !isHeaderName(xsrfHeaderName)) throw new ConfigError('xsrfHeaderName');
  if (typeof timeoutMs !== 'number' || !(timeoutMs > 0 && timeoutMs <= MAX_TIMEOUT_MS))
    throw new ConfigError('timeoutMs');

  return {
    ...texts,
    organisationUrl: pageUrl('organisationUrl', texts.organisationUrl),
    campListingUrl: pageUrl('campListingUrl', texts.campListingUrl),
    gatewayUrl: baseFrom('gatewayUrl', texts.gatewayUrl),
    functionsUrl: baseFrom('functionsUrl', texts.functionsUrl),
    timeoutMs,
    basicAuth: credentials(block.basicAuth),
    xsrfCookieName: optionalText('xsrfCookieName'),
    xsrfHeaderName,
    privacyUrl: pageUrl('privacyUrl', optionalText('privacyUrl')),
    payment: paymentFrom(block.payment),
  };
}

/** The camp listing of a theme. */
export function campListingUrl(config: WizardConfig, themeId: string): string {
  return config.campListingUrl.replaceAll('{THEME_ID}', encodeURIComponent(themeId));
}
