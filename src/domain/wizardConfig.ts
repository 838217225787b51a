import { CONFIG_ID } from '../firstScreen/names.ts';
import { isIban, type Payment } from './payment.ts';

/** What one build needs to know of the organisation that deploys it: the page's configuration block. */
export interface WizardConfig {
  organisationName: string;
  /** Cancel, thank-you, and where a visitor without a camp is sent. */
  organisationUrl: string;
  /** The list of camps of a theme; `{THEME_ID}` is replaced. */
  campListingUrl: string;
  secretariatEmail: string;
  /** Base of the camps and medical calls. */
  gatewayUrl: string;
  /** Base of the voucher, discount and save calls. */
  functionsUrl: string;
  /** Sent as `key`; public, an identifier only. */
  apiKey: string;
  /** Per call, in milliseconds. */
  timeoutMs: number;
  basicAuth?: { username: string; password: string };
  xsrfCookieName?: string;
  xsrfHeaderName?: string;
  /** How the organisation uses personal data. */
  privacyUrl?: string;
  /** Where an enrolment is paid. */
  payment?: Payment;
}

/**
 * A base of calls without a slash at its end; null where it is sure to be meant neither as a path nor as another origin:
 * without a `/` or a scheme at its start it would mean another place.
 */
export function baseOfCalls(text: string): string | null {
  const isBase = /^(\/|https?:\/\/)[^/]/i.test(text) && URL.canParse(text, 'http://here');
  return isBase ? text.replace(/\/+$/, '') : null;
}

/** Whether it is a path of this origin, or an address of another. */
export function isPageUrl(text: string): boolean {
  return /^(\/(?!\/)|https?:\/\/[^/])/i.test(text) && URL.canParse(text, 'http://here');
}

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

function pageUrl(key: string, value: string | undefined): string | undefined {
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
    gatewayUrl: baseFrom('gatewayUrl', texts.gatewayUrl),
    functionsUrl: baseFrom('functionsUrl', texts.functionsUrl),
    timeoutMs,
    basicAuth: credentials(block.basicAuth),
    xsrfCookieName: optionalText('xsrfCookieName'),
    xsrfHeaderName: optionalText('xsrfHeaderName'),
    privacyUrl: pageUrl('privacyUrl', optionalText('privacyUrl')),
    payment: paymentFrom(block.payment),
  };
}

/** The organisation's list of camps of a theme. */
export function campListingUrl(config: WizardConfig, themeId: string): string {
  return config.campListingUrl.replaceAll('{THEME_ID}', encodeURIComponent(themeId));
}
