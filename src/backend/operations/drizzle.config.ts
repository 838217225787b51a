import { defineConfig } from 'drizzle-kit';

/** For `npx drizzle-kit generate --config src/backend/operations/drizzle.config.ts` after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/backend/operations/schema.ts',
  out: './src/backend/operations/migrations',
});
