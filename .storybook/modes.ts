/** How Chromatic draws every story: on the screens of the baselines, in both brands. */
export const MODES = {
  phone: { viewport: 'phone320', brand: 'pine' },
  desktop: { viewport: 'desktop', brand: 'pine' },
  'phone, second brand': { viewport: 'phone320', brand: 'coral' },
  'desktop, second brand': { viewport: 'desktop', brand: 'coral' },
};
