import { writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrationsFolder } from '../../backend/database/apply-migration.ts'
import * as schema from '../../backend/database/schema.ts'
import { removeExpired } from './support/expired-rows.ts'
import { goodBodies } from './support/good-bodies.ts'
import { ada, ben, grace, newAda, registrationOf, socialBodyOf } from './support/people.ts'
import { days } from './support/values.ts'
import { makeWorld } from './support/world.ts'

/*
 * `npx tsx tests/backend/record-release.ts`, once before each release: records every statement of this release while members
 * use every route, for the test of a rolling upgrade. Members have the same values where the rules allow it, so that a new
 * key on a column makes a statement fail.
 */
const client = await PGlite.create()
const migrations = readMigrationFiles({ migrationsFolder })
for (const statement of migrations.flatMap(({ sql }) => sql)) await client.exec(statement)
const statements: [text: string, values: readonly unknown[]][] = []
const logger = {
  logQuery: (text: string, values: unknown[]) => void statements.push([text, values]),
}
const world = await makeWorld(drizzle({ client, schema, casing: 'snake_case', logger }))

const succeed = async (...[person, method, path, body]: Parameters<typeof world.as>) => {
  const { status, code } = await world.as(person, method, path, body)
  if (status >= 300) throw new Error(`${method} ${path} answered ${status} ${code}.`)
}
await succeed(newAda, 'POST', '/users/register', registrationOf(ada, 'ada'))
await succeed({ ...ben, verified: false }, 'POST', '/users/register', registrationOf(ben, 'ben'))
await succeed(ben, 'POST', '/users/login', { email: ben.email, firebaseUid: ben.uid })
for (const person of [grace, { ...grace, uid: 'uid-nameless', email: '', verified: false }]) {
  await succeed(person, 'POST', '/users/social-auth', socialBodyOf(person, 'Ada Lovelace'))
}
world.passwords.set(ada.email, { password: 'right', uid: ada.uid })
for (const [path, { person, body }] of Object.entries(goodBodies)) {
  const method = path === '/users/update' ? 'PUT' : 'POST'
  for (const each of person === null || person === ada ? [ada, ben] : [person]) {
    const own = JSON.stringify(body).replaceAll(ada.email, each.email).replaceAll(ada.uid, each.uid)
    await succeed(each, method, path, JSON.parse(own))
  }
}
for (const person of [ada, grace]) {
  await succeed(person, 'GET', '/users/me')
  await succeed(person, 'DELETE', '/users/delete-account')
}
world.clock.now += 400 * days
await removeExpired(world)
await client.close()

const newest = Math.max(...migrations.map(({ folderMillis }) => folderMillis))
const texts = [...new Set(statements.map(([text]) => text))]
const steps = statements.map(([text, values]) => [texts.indexOf(text), values])
const listOf = (each: readonly unknown[]) => each.map((item) => `\n${JSON.stringify(item)}`).join()
await writeFile(
  new URL('./last-release.gen.ts', import.meta.url),
  `/** When its newest migration was generated, in epoch ms. */
export const newest = ${newest}
export const texts: readonly string[] = [${listOf(texts)}]
/** Each statement in order: the index of its text, and its values. */
export const steps: readonly [text: number, values: unknown[]][] = [${listOf(steps)}]
`,
)
