import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { WizardConfig } from '../../domain/wizardConfig.ts';

const allowed = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * The security headers of every response, which allow the given inline scripts and styles. Computed once: as a middleware
 * they would take half the time of a camps response.
 */
export async function securityHeaders(
  { gatewayUrl, functionsUrl }: WizardConfig,
  { scripts, styles }: Record<'scripts' | 'styles', readonly string[]> = { scripts: [], styles: [] },
) {
  // The wizard's calls may have another origin.
  const others = [gatewayUrl, functionsUrl].filter((url) => URL.canParse(url));
  const headers = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scripts.map(allowed)],
      styleSrc: ["'self'", ...new Set(styles.map(allowed))],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...others.map((url) => new URL(url).origin)],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    // Two years, without subdomains, which may belong to others.
    strictTransportSecurity: 'max-age=63072000',
    xFrameOptions: 'DENY',
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
