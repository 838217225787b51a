import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { WizardConfig } from '../../domain/wizardConfig.ts';

const TWO_YEARS = 63_072_000;

/** The other origins of the wizard's calls. */
function otherOrigins({ gatewayUrl, functionsUrl }: WizardConfig): string[] {
  return [gatewayUrl, functionsUrl].filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
}

/** Contents of inline scripts and styles. */
interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

const allowed = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * The security headers of every answer, which allow the given inline scripts and styles. Computed once: as a middleware
 * they would take half the time of a camps answer.
 */
export async function securityHeaders(
  config: WizardConfig,
  { scripts, styles }: Inline = { scripts: [], styles: [] },
): Promise<[name: string, value: string][]> {
  const headers = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scripts.map(allowed)],
      styleSrc: ["'self'", ...new Set(styles.map(allowed))],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...otherOrigins(config)],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    // Without subdomains, which may belong to others.
    strictTransportSecurity: `max-age=${TWO_YEARS}`,
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    xXssProtection: false,
    permissionsPolicy: {
      camera: [],
      geolocation: [],
      microphone: [],
      payment: [],
      usb: [],
      browsingTopics: [],
    },
  });
  const app = new Hono();
  app.use(headers);
  app.get('/', (context) => context.body(null, 204));
  return [...(await app.request('/')).headers];
}
