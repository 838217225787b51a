/*
 * Inline script in the head of a static host's page. With a brand in its configuration the page is hidden until that is
 * loaded: until then nothing of the page's own brand shows, and the empty canvas has the scheme of the tokens in the
 * block, or the system's for a brand at an address.
 */
import { configuration } from './configuration.ts';

const { brand } = configuration();
const set = (name: string, content: string) =>
  document.querySelectorAll(`meta[name="${name}"]`).forEach((tag) => tag.setAttribute('content', content));

if (brand !== undefined) {
  set('theme-color', '');
  const { colour } = Object(brand) as { colour?: { dark?: object } };
  if (colour && Object.keys(colour.dark ?? {}).length === 0) set('color-scheme', 'light');
}
