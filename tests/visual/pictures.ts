/** One picture of a story: on one screen, in one brand. */
export interface Picture {
  /** Where its baseline stands below `baselines/`: component, story, then width and brand. */
  name: string;
  width: number;
  height: number;
  brand: string;
}

/** The screens a story is drawn on, in CSS px; one that is taller than its screen is drawn whole. */
export const PHONE = { width: 320, height: 640 };
export const DESKTOP = { width: 1280, height: 900 };

/** Of a story's tags: drawn on both screens, because its layout depends on the width; and drawn on the wide one alone. */
const BOTH_WIDTHS = 'responsive';
const WIDE_ALONE = 'wide';
/** A test of what happens, which ends in a picture like others: it is hidden from the sidebar. */
export const BEHAVIOUR = 'behaviour';
/** The story of a component that is drawn in every brand. */
const EVERY_BRAND = 'overview';

export const OWN_BRAND = 'pine';

/** The folder of a story's pictures below `baselines/`. */
export const folderOf = (story: string) => story.replace('--', '/');

/** The pictures of a story: phone alone unless its tags say more. */
export function picturesOf(story: string, tags: readonly string[], brands: readonly string[]): Picture[] {
  const screens = [
    ...(tags.includes(WIDE_ALONE) ? [] : [PHONE]),
    ...(tags.includes(WIDE_ALONE) || (tags.includes(BOTH_WIDTHS) && !tags.includes(BEHAVIOUR))
      ? [DESKTOP]
      : []),
  ];
  return brands
    .filter((brand) => brand === OWN_BRAND || tags.includes(EVERY_BRAND))
    .flatMap((brand) =>
      screens.map((screen) => ({ ...screen, brand, name: `${folderOf(story)}/${screen.width}-${brand}` })),
    );
}
