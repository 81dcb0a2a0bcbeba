import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import {
  applyMigration,
  migrationsFolder,
  pendingMigrations,
  type Query,
} from './apply-migration.ts'
import { lockFolder } from './folder-lock.ts'
import type { OpenDatabase } from './open.ts'
import * as schema from './schema.ts'

/**
 * Opens PostgreSQL inside this process. It does not call fsync and serves one process only. Use it for
 * development and tests, not for members' data.
 */
export const openEmbedded = async (folder: string): Promise<OpenDatabase> => {
  const inMemory = folder.startsWith('memory://')
  if (!inMemory) mkdirSync(folder, { recursive: true })
  const unlock = inMemory ? async () => {} : await lockFolder(folder)
  try {
    const client = await PGlite.create(folder)
    const db = drizzle({ client, schema, casing: 'snake_case' })
    const query: Query = async (statement, values) =>
      values ? await client.query(statement, values) : (await client.exec(statement)).at(-1)
    for (const migration of await pendingMigrations(query, migrationsFolder)) {
      await applyMigration(query, migration, () => query('begin'))
    }
    return {
      db,
      close: async () => {
        await client.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}
