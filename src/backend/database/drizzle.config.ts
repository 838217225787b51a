import { defineConfig } from 'drizzle-kit';

/** For `npx drizzle-kit generate --config src/backend/database/drizzle.config.ts` after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/backend/database/schema.ts',
  out: './src/backend/database/migrations',
});
