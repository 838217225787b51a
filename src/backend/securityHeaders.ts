import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { WizardConfig } from './settings.ts';

const TWO_YEARS = 63_072_000;

/** Where the wizard's calls go, when that is not here. */
function otherOrigins({ gatewayUrl, functionsUrl }: WizardConfig): string[] {
  return [gatewayUrl, functionsUrl].filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
}

/** The headers of every answer: nothing runs, is framed or is sent along that this server did not mean to. */
export function securityHeaders(config: WizardConfig) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE],
      styleSrc: ["'self'", NONCE],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...otherOrigins(config)],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: `max-age=${TWO_YEARS}; includeSubDomains`,
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
