/** One picture of a story: at one width, in one brand. */
export interface Shot {
  /** The story's id, as in Storybook's address. */
  story: string;
  width: number;
  /** A folder of `brands`. */
  brand: string;
}

/** The screens a story is drawn on, in CSS px; one that is taller than its screen is drawn whole. */
export const SCREENS = [
  { width: 320, height: 640 },
  { width: 1280, height: 900 },
] as const;

export const OWN_BRAND = 'pine';

/** A name of the shot that is unique and a file name: `components-daygrid--some-chosen.320`, `….320-coral`. */
export function shotName({ story, width, brand }: Shot): string {
  return `${story}.${width}${brand === OWN_BRAND ? '' : `-${brand}`}`;
}

/** The shot of a {@link shotName}. */
export function shotNamed(name: string): Shot {
  const [, story = '', width = '', brand = OWN_BRAND] = /^(.*)\.(\d+)(?:-(.+))?$/.exec(name) ?? [];
  return { story, width: Number(width), brand };
}

/** The part of a story's id, or of a shot's name, that names the component. */
export function componentOf(story: string): string {
  return story.slice(0, story.indexOf('--'));
}
