/** `data-…` of a field that was changed, a button that was clicked or a form that was submitted before hydration. */
export const EARLY = 'early';

/** `data-…` of a field in which a separator was typed before hydration: it stays, because the rules explain it. */
export const TYPED = 'typed';
