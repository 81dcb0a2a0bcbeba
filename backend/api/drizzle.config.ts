import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/api/database/schema.ts',
  out: './backend/api/database/migrations',
  casing: 'snake_case',
})
