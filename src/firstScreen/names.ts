/** Names shared by the page, the prerender script and the wizard. */

/** The id of the root element. */
export const ROOT_ID = 'root';

/**
 * The options of Emotion's cache. Without vendor prefixes, which no supported browser needs: they are 40 % of the first
 * screen's styles.
 */
export const STYLES = { key: 'css', stylisPlugins: [] };

/**
 * The initial content of the style elements Emotion adds at runtime. The content security policy allows it by hash;
 * WebKit does not support the hash of an empty style.
 */
export const RUNTIME_STYLE = '/**/';

/** The id of the configuration block: JSON, edited by hand on a static host. */
export const CONFIG_ID = 'enrolment-config';

/** The id of the block with the validated brand of the page. */
export const BRAND_ID = 'page-brand';

/**
 * The id of the optional block with a camp: `{"answer": …, "isPrerendered": …}`, where `answer` is an item of the camps
 * response.
 */
export const SERVED_CAMP_ID = 'served-camp';

/** The id of the block with the files of each script that is loaded later: JSON, by the name of its chunk. */
export const SCRIPT_FILES_ID = 'script-files';

/** `data-…` of a field that was changed, a button that was clicked or a form that was submitted before hydration. */
export const EARLY = 'early';

/** `data-…` of the document once React handles events. */
export const STARTED = 'started';
