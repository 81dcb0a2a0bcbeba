import { fileURLToPath } from 'node:url'

/** The folder of the SQL files that `npm run db:generate` writes from the schema. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
