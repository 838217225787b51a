/** `data-…` of a field that was changed, a button that was clicked or a form that was submitted before hydration. */
export const EARLY = 'early';
