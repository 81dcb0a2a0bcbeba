import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'

/** The folder of the SQL files that `npm run db:generate` writes from the schema. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Runs one statement, or several without values. */
export type Query = (
  statement: string,
  values?: unknown[],
) => Promise<{ rows: readonly unknown[] } | undefined>

/** The migrations that are not applied yet, from drizzle-kit's own table, so that its tools still work. */
export const pendingMigrations = async (
  query: Query,
  folder: string,
): Promise<readonly MigrationMeta[]> => {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const table = await query(
    `select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  )
  if (!table?.rows.length) return migrations
  const applied = await query(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  )
  const newest = Number(Object(applied?.rows[0]).at)
  return migrations.filter(({ folderMillis }) => folderMillis > newest)
}

/**
 * Applies a migration in one transaction, which `begin` begins. A migration that creates an index concurrently has none:
 * it begins with `drop index concurrently if exists`, so that it can be repeated after a failure.
 */
export const applyMigration = async (
  query: Query,
  { sql, hash, folderMillis }: MigrationMeta,
  begin: () => Promise<unknown>,
): Promise<void> => {
  await query(migrationTable)
  const isConcurrent = sql.some((statement) => /\bindex\s+concurrently\b/i.test(statement))
  if (isConcurrent) await query('set statement_timeout = 0')
  else await begin()
  for (const statement of sql) await query(statement)
  await query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ])
  await query(isConcurrent ? 'reset statement_timeout' : 'commit')
}

const migrationTable = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`
