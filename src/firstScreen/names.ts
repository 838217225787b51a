/** What the page, the server's drawing and the wizard's scripts call by the same name. */

/** The id of the element the wizard stands in. */
export const ROOT_ID = 'root';

/**
 * How Emotion keeps the styles of a page. Without its prefixes, which no browser that runs the wizard asks for: they are
 * four tenths of the first screen's styles.
 */
export const STYLES = { key: 'css', stylisPlugins: [] };

/**
 * What stands in a style that the wizard makes while it runs, before Emotion adds its rules: a content security policy
 * allows it by its hash, and WebKit knows no hash of an empty one.
 */
export const MADE_STYLE = '/**/';

/** The id of the block that says whose wizard it is: JSON, edited by hand on a host of files. */
export const CONFIG_ID = 'enrolment-config';

/** The id of the block that holds the brand the page is drawn in, read and checked. */
export const BRAND_ID = 'drawn-brand';

/** The id of the block a server may put into the page: `{"answer": …, "isDrawn": …}`, one item of the camps answer. */
export const SERVED_CAMP_ID = 'served-camp';

/** `data-…` of a field that was changed, a button that was pressed or a form that was sent before the scripts. */
export const EARLY = 'early';

/** `data-…` of the document once React hears what is pressed. */
export const STARTED = 'started';
