import { schemesOf, type Brand } from '../ui/brand/Brand.ts';

/** The name of each tag in the head that depends on the brand, its other attributes, and its content. */
function tagsOf(brand: Brand): [name: string, attributes: string, content: string][] {
  const { ground } = brand.colours;
  return [
    [
      'color-scheme',
      '',
      schemesOf(brand)
        .map(([scheme]) => scheme)
        .join(' '),
    ],
    // The browser takes the first one that applies.
    ['theme-color', 'media="(prefers-color-scheme: dark)" ', brand.dark?.ground ?? ground],
    ['theme-color', '', ground],
  ];
}

/** The tags for the canvas of the page, its scrollbars and the browser's own bars, in the brand's schemes. */
export function brandTags(brand: Brand): string {
  const metas = tagsOf(brand).map(
    ([name, attributes, content]) => `<meta name="${name}" ${attributes}content="${content}">`,
  );
  return `${metas.join('')}<link rel="icon" href="${brand.favicon}">`;
}

/** Updates the tags of a page to another brand. */
export function showBrandTags(brand: Brand): void {
  const metas = document.querySelectorAll('meta[name="color-scheme"], meta[name="theme-color"]');
  tagsOf(brand).forEach(([, , content], index) => metas[index]?.setAttribute('content', content));
  document.querySelector('link[rel="icon"]')?.setAttribute('href', brand.favicon);
}
