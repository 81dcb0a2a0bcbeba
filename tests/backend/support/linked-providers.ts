import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { IdentityAccount } from '../../../backend/identity/account-lookup.ts'
import { answersFrom } from './answers.ts'
import { ada, type Person } from './people.ts'
import { preparedAccount } from './prepared-account.ts'
import type { World } from './world.ts'

/** An account of Ada's email, to which a stranger may have linked a provider. */
export const linkedProviders = (world: () => World) => {
  const prepared = preparedAccount(world)
  const { stored } = prepared
  const answersTo = answersFrom(world)

  const byApple: Person = { ...ada, provider: 'apple.com' }
  const linked = (id: string, email: string, sub = `id of ${ada.uid}`) => ({
    ...{ id, email },
    account: `${id} ${sub}`,
  })
  const own = linked('google.com', ada.email)
  const password = { id: 'password', account: 'password', email: ada.email }
  const foreign = linked('apple.com', 'mallory@icloud.test')
  const account = (...providers: IdentityAccount['providers']) =>
    world().accounts.set(ada.uid, { email: ada.email, providers })
  const passwordSet = (...providers: IdentityAccount['providers']) =>
    world().accounts.set(ada.uid, {
      ...{ email: ada.email, providers },
      passwordUpdatedAt: world().clock.now,
    })
  const identities = async () =>
    JSON.stringify(
      await world().db.execute(sql`select * from identities where deleted_at is not null`),
    )

  const refusedEverywhere = {
    'GET /users/me': '403 provider-not-accepted',
    'POST /users/login': '403 provider-not-accepted',
    'POST /users/social-auth': '403 provider-not-accepted',
    'POST /users/register': '403 provider-not-accepted',
    'POST /users/interests': '403 provider-not-accepted',
    'PUT /users/update': '403 provider-not-accepted',
    'POST /users/report-bug': '403 provider-not-accepted',
    'DELETE /users/delete-account': '403 provider-not-accepted',
  }

  /** Expects that this sign-in gets an error everywhere, and that nothing is stored, changed or deleted. */
  const expectRefused = async (person: Person, answers: object = refusedEverywhere) => {
    const before = [await stored(), await identities()]
    expect(await answersTo(person)).toEqual(answers)
    expect([await stored(), await identities()]).toEqual(before)
    const reports = await world().db.execute(sql`select * from bug_reports`)
    expect(reports).toMatchObject({ rows: [] })
  }

  return {
    ...prepared,
    answersTo,
    byApple,
    linked,
    own,
    password,
    foreign,
    account,
    passwordSet,
    refusedEverywhere,
    expectRefused,
  }
}
