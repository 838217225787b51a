import { DESKTOP, PHONE } from '../../stories/support/settings/sizes.ts';

/** A picture of a story on a screen and in a brand. */
export interface Picture {
  /** The path of its baseline below `baselines/`: component, story, then width and brand. */
  name: string;
  width: number;
  height: number;
  brand: string;
}

/** The tag of a behaviour test, which Storybook's sidebar hides by default. */
export const BEHAVIOUR = 'behaviour';

export const OWN_BRAND = 'pine';

/** The folder of a story's pictures below `baselines/`. */
export const folderOf = (story: string) => story.replace('--', '/');

/** The pictures of a story: phone only, unless its tags add more (README). */
export function picturesOf(story: string, tags: readonly string[], brands: readonly string[]): Picture[] {
  const isWide = tags.includes('wide');
  const isResponsive = tags.includes('responsive') && !tags.includes(BEHAVIOUR);
  const screens = [...(isWide ? [] : [PHONE]), ...(isWide || isResponsive ? [DESKTOP] : [])];
  return brands
    .filter((brand) => brand === OWN_BRAND || tags.includes('overview'))
    .flatMap((brand) =>
      screens.map((screen) => ({ ...screen, brand, name: `${folderOf(story)}/${screen.width}-${brand}` })),
    );
}
