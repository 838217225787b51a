import { Hono } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { WizardConfig } from '../../domain/wizardConfig.ts';

const TWO_YEARS = 63_072_000;

/** Where the wizard's calls go, when that is not here. */
function otherOrigins({ gatewayUrl, functionsUrl }: WizardConfig): string[] {
  return [gatewayUrl, functionsUrl].filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
}

function headersWith(config: WizardConfig, nonce: (typeof NONCE)[]) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...nonce],
      styleSrc: ["'self'", ...nonce],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...otherOrigins(config)],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    // Not for the hosts below it, which may be others'.
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
}

/** The headers of every page: nothing runs, is framed or is sent along that this server did not mean to. */
export function securityHeaders(config: WizardConfig) {
  return headersWith(config, [NONCE]);
}

/**
 * The same for the calls, which run nothing and need no nonce. Set before there is an answer: to change the headers of
 * one that is made takes half the time of a camps answer.
 */
export async function callHeaders(config: WizardConfig): Promise<[name: string, value: string][]> {
  const app = new Hono();
  app.use(headersWith(config, []));
  app.get('/', (context) => context.body(null, 204));
  return [...(await app.request('/')).headers];
}
