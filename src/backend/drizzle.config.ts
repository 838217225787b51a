import { defineConfig } from 'drizzle-kit';

/** For `npx drizzle-kit generate --config src/backend/drizzle.config.ts` after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/backend/schema.ts',
  out: './src/backend/migrations',
});
