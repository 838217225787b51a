/*
 * React DOM, in the chunk of React (`vite.config.ts`). Its CommonJS modules are evaluated by the script that imports them:
 * this one, instead of the wizard's, which loads later.
 */
export { flushSync } from 'react-dom';
export { createRoot, hydrateRoot } from 'react-dom/client';
