import { isIban, type Payment } from '../../domain/payment.ts';
import { baseOfCalls, isPageUrl, type WizardConfig } from '../../domain/wizardConfig.ts';
import { LOG_LEVELS } from './log.ts';
import { InputProblem } from './SetupProblem.ts';

export const DEMO_NAME = 'Sportkampen De Zonnebloem';

type Environment = Record<string, string | undefined>;

function number(env: Environment, name: string, fallback: number, from: number, to: number): number {
  const text = env[name]?.trim();
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+(\.\d{1,2})?$/.test(text) || value < from || value > to) {
    throw new InputProblem(`${name} must be a number from ${from} to ${to}, but is "${text}".`);
  }
  return value;
}

function wholeNumber(env: Environment, name: string, fallback: number, from: number, to: number): number {
  const value = number(env, name, fallback, from, to);
  if (!Number.isInteger(value)) throw new InputProblem(`${name} must be a whole number, but is "${value}".`);
  return value;
}

function text(env: Environment, name: string, fallback: string): string {
  return env[name]?.trim() || fallback;
}

function url(env: Environment, name: string, protocols: readonly string[]): string | null {
  const value = text(env, name, '');
  if (value === '') return null;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    // Without the value, which may hold a password.
    throw new InputProblem(`${name} must be an address starting with ${protocols[0]}//.`);
  }
  return value;
}

function callsUrl(env: Environment, name: string): string {
  const base = baseOfCalls(text(env, name, '/api'));
  if (base !== null) return base;
  throw new InputProblem(`${name} must be a path such as /api, or an address starting with https://.`);
}

function oneOf<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const value = text(env, name, fallback);
  const found = choices.find((choice) => choice === value.toLowerCase());
  if (!found) throw new InputProblem(`${name} must be one of ${choices.join(', ')}, but is "${value}".`);
  return found;
}

function paymentFrom(env: Environment): Payment | undefined {
  const iban = text(env, 'PAYMENT_IBAN', '');
  const beneficiary = text(env, 'PAYMENT_BENEFICIARY', '');
  const note = text(env, 'PAYMENT_NOTE', '');
  if (iban === '' && beneficiary === '' && note === '') return undefined;
  if (!isIban(iban))
    throw new InputProblem(
      `PAYMENT_IBAN must be an account number with the right check digits, but is "${iban}".`,
    );
  if (beneficiary === '')
    throw new InputProblem('PAYMENT_BENEFICIARY must say whose account PAYMENT_IBAN is.');
  return { iban, beneficiary, note };
}

function wizardConfig(env: Environment): WizardConfig {
  const config: WizardConfig = {
    organisationName: text(env, 'ORGANISATION_NAME', DEMO_NAME),
    organisationUrl: text(env, 'ORGANISATION_URL', '/organisatie/'),
    campListingUrl: text(env, 'CAMP_LISTING_URL', '/organisatie/?theme={THEME_ID}'),
    secretariatEmail: text(env, 'SECRETARIAT_EMAIL', 'secretariaat@dezonnebloem.example'),
    gatewayUrl: callsUrl(env, 'GATEWAY_URL'),
    functionsUrl: callsUrl(env, 'FUNCTIONS_URL'),
    apiKey: text(env, 'API_KEY', 'demo'),
    timeoutMs: wholeNumber(env, 'TIMEOUT_MS', 15_000, 100, 600_000),
  };
  const [username = '', password] = text(env, 'BASIC_AUTH', '').split(/:(.*)/s);
  if (password !== undefined) config.basicAuth = { username, password };
  else if (username !== '') throw new InputProblem('BASIC_AUTH must be of the form username:password.');
  if (env.XSRF_COOKIE_NAME) config.xsrfCookieName = env.XSRF_COOKIE_NAME;
  if (env.XSRF_HEADER_NAME) config.xsrfHeaderName = env.XSRF_HEADER_NAME;
  const privacyUrl = text(env, 'PRIVACY_URL', '');
  if (privacyUrl !== '' && !isPageUrl(privacyUrl)) {
    throw new InputProblem(
      'PRIVACY_URL must be a path such as /privacy, or an address starting with https://.',
    );
  }
  if (privacyUrl !== '') config.privacyUrl = privacyUrl;
  const payment = paymentFrom(env);
  if (payment) config.payment = payment;
  return config;
}

/** Reads the environment, which nothing else reads. */
export function readSettings(env: Environment) {
  return {
    port: wholeNumber(env, 'PORT', 3000, 0, 65_535),
    host: text(env, 'HOST', '127.0.0.1'),
    /** Port of the Prometheus metrics; null: none. */
    metricsPort: wholeNumber(env, 'METRICS_PORT', 0, 0, 65_535) || null,
    /** Folder of the embedded database and the keys. */
    dataDir: text(env, 'DATA_DIR', './data'),
    /** PostgreSQL instead of the embedded database. */
    databaseUrl: url(env, 'DATABASE_URL', ['postgresql:', 'postgres:']),
    /** Address for parents, without a slash at the end; null: the address the server listens on. */
    publicUrl: url(env, 'PUBLIC_URL', ['https:', 'http:'])?.replace(/\/+$/, '') ?? null,
    /** Discount of a child's first booking and of each later one, in euro. */
    discounts: {
      FIRST_CAMP: number(env, 'DISCOUNT_FIRST_CAMP', 10, 0, 10_000),
      SAVINGS: number(env, 'DISCOUNT_SAVINGS', 15, 0, 10_000),
    },
    /** `id=base64` of 32 bytes, comma-separated, the current one first; null: in a file in `dataDir`. */
    dataKeys: text(env, 'DATA_KEYS', '') || null,
    /** Days after its camp until a booking is deleted. */
    identityRetentionDays: wholeNumber(env, 'IDENTITY_RETENTION_DAYS', 730, 31, 36_500),
    /** Whether the demo camps are loaded into an empty database. */
    demoCamps: oneOf(env, 'DEMO_CAMPS', ['yes', 'no'], 'yes') === 'yes',
    /** The number of own proxies, and so of trusted entries of X-Forwarded-For. */
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 0, 10),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    /** A brand in the W3C design tokens format; null: the default one. */
    brandFile: text(env, 'BRAND', '') || null,
    wizard: wizardConfig(env),
  };
}

export type Settings = ReturnType<typeof readSettings>;

/** The address parents use: as configured, or where this machine listens. */
export function publicUrlOf({ publicUrl, host, port }: Settings): string {
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return publicUrl ?? `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
