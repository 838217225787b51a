/** One picture that is not what it was, as the report shows it. Files are beside the page. */
export interface Change {
  name: string;
  story: string;
  component: string;
  /** The story's name. */
  title: string;
  width: number;
  brand: string;
  kind: 'changed' | 'new' | 'gone';
  /** The shown pictures' size: all of them are cut to it. */
  size: { width: number; height: number };
  before: string | null;
  now: string | null;
  difference: string | null;
  pixels: number;
  /** What holds every differing pixel. */
  box: { x: number; y: number; width: number; height: number };
}

/** What a report is about. */
export interface Summary {
  compared: number;
  browser: string;
  whole: boolean;
  /** Stories that could not be drawn, because their play or axe failed. */
  notDrawn: readonly string[];
}
