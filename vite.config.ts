import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The wizard's build; Storybook and the story tests start from the same. Tests are set up in vitest.config.ts. */
export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist/wizard', emptyOutDir: true },
});
