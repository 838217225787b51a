import { isIban, type Payment } from '../../domain/payment.ts';
import { baseOfCalls, isHeaderName, isPageUrl, type WizardConfig } from '../../domain/wizardConfig.ts';
import { LOG_LEVELS } from './log.ts';
import { InputProblem } from './SetupProblem.ts';

export const DEMO_NAME = 'Sportkampen De Zonnebloem';

type Env = Record<string, string | undefined>;

const text = (env: Env, name: string, fallback = '') => env[name]?.trim() || fallback;

function check(isRight: boolean, sentence: string): asserts isRight {
  if (!isRight) throw new InputProblem(sentence);
}

/** A whole number, or an amount with at most two decimals. */
function number(env: Env, name: string, fallback: number, from: number, to: number, isAmount = false) {
  const given = text(env, name, String(fallback));
  const isNumber = (isAmount ? /^\d+(\.\d{1,2})?$/ : /^\d+$/).test(given);
  const isRight = isNumber && Number(given) >= from && Number(given) <= to;
  const kind = isAmount ? 'a number' : 'a whole number';
  check(isRight, `${name} must be ${kind} from ${from} to ${to}, but is "${given}".`);
  return Number(given);
}

/** The origin of the address for parents; null if it is not set. */
function publicOrigin(env: Env): string | null {
  const given = text(env, 'PUBLIC_URL');
  if (given === '') return null;
  const isUrl = URL.canParse(given) && ['https:', 'http:'].includes(new URL(given).protocol);
  check(isUrl, 'PUBLIC_URL must be an address starting with https://.');
  const { href, origin } = new URL(given);
  const isOrigin = href.replace(/\/+$/, '') === origin;
  check(isOrigin, 'PUBLIC_URL must be an address without a path, such as https://camps.example.');
  return origin;
}

/** The address of a database. No sentence has the value, which may contain a password. */
function postgresUrl(env: Env, name: string): string | null {
  const given = text(env, name);
  if (given === '') return null;
  const isPostgres = /^postgres(ql)?:\/\//.test(given);
  const hasHosts = /^postgres(ql)?:\/\/([^/@]*@|(?![^/]*@))[^/?#]*,/.test(given);
  check(!hasHosts, `${name} must name one host: see "Standby" in src/backend/README.md.`);
  // An address without a host has the folder of its socket in `?host=`.
  const isUrl = isPostgres && URL.canParse(given.replace(/@(?=\/)/, '@localhost'));
  const encoded = isPostgres ? ' In its password, /, @, # and ? are written as %2F, %40, %23 and %3F.' : '';
  check(isUrl, `${name} must be an address starting with postgresql://.${encoded}`);
  // It would win over the program's own.
  check(
    !/[?&]statement_timeout=/.test(given),
    `${name} must not set statement_timeout: the program sets its own.`,
  );
  return given;
}

function callsUrl(env: Env, name: string): string {
  const base = baseOfCalls(text(env, name, '/api'));
  check(base !== null, `${name} must be a path such as /api, or an address starting with https://.`);
  return base;
}

function oneOf<Choice extends string>(env: Env, name: string, choices: readonly Choice[], fallback: Choice) {
  const given = text(env, name, fallback);
  const found = choices.find((choice) => choice === given.toLowerCase());
  check(found !== undefined, `${name} must be one of ${choices.join(', ')}, but is "${given}".`);
  return found;
}

function paymentFrom(env: Env): Payment | undefined {
  const iban = text(env, 'PAYMENT_IBAN');
  const beneficiary = text(env, 'PAYMENT_BENEFICIARY');
  const note = text(env, 'PAYMENT_NOTE');
  if (iban + beneficiary + note === '') return undefined;
  const wrongIban = `PAYMENT_IBAN must be an account number with the right check digits, but is "${iban}".`;
  check(isIban(iban), wrongIban);
  check(beneficiary !== '', 'PAYMENT_BENEFICIARY must say whose account PAYMENT_IBAN is.');
  return { iban, beneficiary, note };
}

function wizardConfig(env: Env, publicUrl: string | undefined): WizardConfig {
  const [username = '', password] = text(env, 'BASIC_AUTH').split(/:(.*)/s);
  check(password !== undefined || username === '', 'BASIC_AUTH must be of the form username:password.');
  const pageUrl = (name: string, otherwise = '') => {
    const url = text(env, name, otherwise);
    const isPage = url === '' || isPageUrl(url, publicUrl);
    check(
      isPage,
      `${name} must be a path such as /camps, or an address starting with https://, and not of the wizard.`,
    );
    return url;
  };
  const xsrfHeaderName = text(env, 'XSRF_HEADER_NAME') || undefined;
  check(
    xsrfHeaderName === undefined || isHeaderName(xsrfHeaderName),
    'XSRF_HEADER_NAME must be the name of a header, without a colon.',
  );
  const xsrfCookieName = text(env, 'XSRF_COOKIE_NAME') || undefined;
  check(
    (xsrfCookieName === undefined) === (xsrfHeaderName === undefined),
    'XSRF_COOKIE_NAME and XSRF_HEADER_NAME need each other.',
  );
  const secretariatEmail = text(env, 'SECRETARIAT_EMAIL', 'secretariaat@dezonnebloem.example');
  check(
    /^[^@\s]+@[^@\s]+$/.test(secretariatEmail),
    `SECRETARIAT_EMAIL must be an e-mail address, but is "${secretariatEmail}".`,
  );
  return {
    organisationName: text(env, 'ORGANISATION_NAME', DEMO_NAME),
    organisationUrl: pageUrl('ORGANISATION_URL', '/organisatie/'),
    campListingUrl: pageUrl('CAMP_LISTING_URL', '/organisatie/?theme={THEME_ID}'),
    secretariatEmail,
    gatewayUrl: callsUrl(env, 'GATEWAY_URL'),
    functionsUrl: callsUrl(env, 'FUNCTIONS_URL'),
    apiKey: text(env, 'API_KEY', 'demo'),
    timeoutMs: number(env, 'TIMEOUT_MS', 15_000, 100, 600_000),
    basicAuth: password === undefined ? undefined : { username, password },
    xsrfCookieName,
    xsrfHeaderName,
    privacyUrl: pageUrl('PRIVACY_URL') || undefined,
    payment: paymentFrom(env),
  };
}

/** Reads the environment. No other code reads it. */
export function readSettings(env: Env) {
  const publicUrl = publicOrigin(env);
  const databaseUrl = postgresUrl(env, 'DATABASE_URL');
  const databaseDirectUrl = postgresUrl(env, 'DATABASE_DIRECT_URL');
  check(
    databaseUrl !== null || databaseDirectUrl === null,
    'DATABASE_DIRECT_URL needs a DATABASE_URL as well.',
  );
  const port = number(env, 'PORT', 3000, 0, 65_535);
  const metricsPort = number(env, 'METRICS_PORT', 0, 0, 65_535) || null;
  check(metricsPort !== port, 'METRICS_PORT must differ from PORT.');
  return {
    port,
    host: text(env, 'HOST', '127.0.0.1'),
    /** Port of the Prometheus metrics; null: none. */
    metricsPort,
    /** Folder of the embedded database and the keys. */
    dataDir: text(env, 'DATA_DIR', './data'),
    /** PostgreSQL instead of the embedded database. */
    databaseUrl,
    /** PostgreSQL itself, for locks and migrations, if `databaseUrl` is a PgBouncer in transaction mode. */
    databaseDirectUrl,
    /** Origin of the address for parents; null: that of the address the server listens on. */
    publicUrl,
    /** Discount of a child's first booking and of each later one, in euro. */
    discounts: {
      FIRST_CAMP: number(env, 'DISCOUNT_FIRST_CAMP', 10, 0, 10_000, true),
      SAVINGS: number(env, 'DISCOUNT_SAVINGS', 15, 0, 10_000, true),
    },
    /** `id=base64` of 32 bytes, comma-separated, the current one first; null: in a file in `dataDir`. */
    dataKeys: text(env, 'DATA_KEYS') || null,
    /** Days after its camp until a booking is deleted. */
    identityRetentionDays: number(env, 'IDENTITY_RETENTION_DAYS', 730, 31, 36_500),
    /** Whether the demo camps are loaded into an empty database. */
    demoCamps: oneOf(env, 'DEMO_CAMPS', ['yes', 'no'], 'yes') === 'yes',
    /** The number of own proxies, and so of trusted entries in X-Forwarded-For. */
    trustedProxies: number(env, 'TRUSTED_PROXIES', 0, 0, 10),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    /** A brand in the W3C design tokens format; null: the default one. */
    brandFile: text(env, 'BRAND') || null,
    /** Who handles complaints about accessibility after the organisation, in words; null: not known. */
    complaintsBody: text(env, 'COMPLAINTS_BODY') || null,
    wizard: wizardConfig(env, publicUrl ?? undefined),
  };
}

export type Settings = ReturnType<typeof readSettings>;

/** The address parents use: as configured, or the address the server listens on. */
export function publicUrlOf({ publicUrl, host, port }: Settings): string {
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return publicUrl ?? `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
