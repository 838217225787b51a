import { defineConfig } from 'vite';

const page = (title: string, script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><div id="root"></div><script type="module" src="/${script}"></script></body></html>`;

/** Serves `/NAME.html` with the script `NAME.tsx`, and the backend's calls under `/api`. */
export default defineConfig({
  server: { host: '127.0.0.1', port: 0, proxy: { '/api': process.env.BACKEND ?? '' } },
  optimizeDeps: { entries: ['*.tsx'] },
  plugins: [
    {
      name: 'pages',
      configureServer: ({ middlewares, transformIndexHtml }) => {
        middlewares.use((request, response, next) => {
          const name = /^\/(\w+)\.html/.exec(request.url ?? '')?.[1];
          if (name === undefined || name === 'hydrate') return next();
          void transformIndexHtml(`/${name}.html`, page(name, `${name}.tsx`)).then((html) => {
            response.setHeader('Content-Type', 'text/html').end(html);
          }, next);
        });
      },
    },
  ],
});
