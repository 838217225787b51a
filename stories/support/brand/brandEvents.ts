/** What Storybook's toolbar and a story say to each other of a brand that is dropped. */
export const BRAND_DROPPED = 'brand/dropped';
export const BRAND_READ = 'brand/read';

/** A file as it travels between them: its name, and an address that holds it. */
export interface DroppedFile {
  name: string;
  url: string;
}

/** The name of a dropped brand in the toolbar. */
export const DROPPED = 'dropped';
