import { PGlite } from '@electric-sql/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrationsFolder } from '../../backend/database/apply-migration.ts'
import journal from '../../backend/database/migrations/meta/_journal.json' with { type: 'json' }
import { newest, steps, texts } from './last-release.gen.ts'

const migrations = readMigrationFiles({ migrationsFolder })

describe('a migration', () => {
  test.each(journal.entries)('does not stop requests: $tag', ({ idx, when }) => {
    // A database applies those that are newer than its newest one.
    expect(when).toBeGreaterThan(journal.entries[idx - 1]?.when ?? 0)
    const statements = (migrations[idx]?.sql ?? []).map((statement) => statement.trim())
    const tablesIn = (change: RegExp) =>
      statements.flatMap((statement) => change.exec(statement)?.[1] ?? [])
    const newTables = tablesIn(/^create table (\S+)/i)
    const alteredTables = tablesIn(/^(?:alter table|update) (\S+)/i)
    const indexedTables = tablesIn(/^create .*index .* on (\S+)/i)
    const isExisting = (table: string) => !newTables.includes(table)
    // Locks on two tables can be a deadlock with a request that reads both.
    expect(new Set(alteredTables.filter(isExisting)).size).toBeLessThan(2)
    if (indexedTables.some(isExisting)) {
      const kinds = statements.map((each) => /^(drop|create).* concurrently/i.exec(each)?.[1])
      expect(kinds).toEqual(indexedTables.flatMap(() => ['DROP', 'CREATE']))
    }
  })

  test('lets instances of the last release continue, before and after it', async () => {
    const client = await PGlite.create()
    onTestFinished(() => client.close())
    const apply = async (chosen: typeof migrations) => {
      for (const statement of chosen.flatMap(({ sql }) => sql)) await client.exec(statement)
    }
    const oldMigrations = migrations.filter(({ folderMillis }) => folderMillis <= newest)
    const answers: unknown[][] = []
    for (const migrateAt of [steps.length, 0, Math.round(steps.length / 2)]) {
      await client.exec('drop schema public cascade; create schema public')
      await apply(oldMigrations)
      const rows: unknown[] = []
      for (const [index, [text, values]] of steps.entries()) {
        if (index === migrateAt) await apply(migrations.slice(oldMigrations.length))
        rows.push((await client.query(texts[text] ?? '', values)).rows)
      }
      answers.push(rows)
    }
    expect(answers.slice(1)).toEqual([answers[0], answers[0]])
  })
})
