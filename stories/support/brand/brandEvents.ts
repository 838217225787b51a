/** The events between Storybook's toolbar and a story about a dropped brand. */
export const BRAND_DROPPED = 'brand/dropped';
export const BRAND_READ = 'brand/read';

/** A file in such an event: its name, and its data URL. */
export interface DroppedFile {
  name: string;
  url: string;
}

/** The name of a dropped brand in the toolbar. */
export const DROPPED = 'dropped';
