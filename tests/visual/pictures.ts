import { MODES } from '../../.storybook/modes.ts';
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
  const isInEveryBrand = tags.includes('overview') || tags.includes('flow');
  const screens = [...(isWide ? [] : [PHONE]), ...(isWide || isResponsive ? [DESKTOP] : [])];
  return brands
    .filter((brand) => brand === OWN_BRAND || isInEveryBrand)
    .flatMap((brand) =>
      screens.map((screen) => ({ ...screen, brand, name: `${folderOf(story)}/${screen.width}-${brand}` })),
    );
}

/** The pictures of an overview story in the modes that have pictures, by mode. Its name ends with that of the mode. */
export function picturesInModes(story: string, tags: readonly string[]): Map<string, Picture> {
  const [first] = tags.includes('overview') ? picturesOf(story, tags, [OWN_BRAND]) : [];
  if (!first) return new Map();
  const modes = Object.entries(MODES).filter(
    ([, { hasPictures, without }]) => hasPictures && !(without && tags.includes(without)),
  );
  return new Map(
    modes.map(([mode, { globals }]) => [
      mode,
      {
        ...first,
        brand: globals?.brand ?? OWN_BRAND,
        name: `${folderOf(story)}/${first.width}-${mode}`,
      },
    ]),
  );
}

/** The mode of a picture, by its name. */
function modeOf(name: string): string | undefined {
  const mode = /\/\d+-([^/]+)$/.exec(name)?.[1] ?? '';
  return MODES[mode]?.hasPictures ? mode : undefined;
}

const storyIn = (name: string) => name.slice(0, name.lastIndexOf('/'));

/** The group of a changed picture among all: its component, or the mode if the story changed in modes only. */
export function groupOf(name: string, names: readonly string[]): string {
  const mode = modeOf(name);
  const isOnlyInModes = names.every((other) => storyIn(other) !== storyIn(name) || modeOf(other));
  return mode !== undefined && isOnlyInModes ? `Only in ${mode}` : (name.split('/')[0] ?? '');
}
