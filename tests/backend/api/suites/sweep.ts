import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sweep } from '../../../../backend/api/sweep.ts'
import { ada, ben, newAda, type Person, registrationOf } from '../support/people.ts'
import { days, hours } from '../support/values.ts'
import type { World } from '../support/world.ts'

export const sweepSuite = (world: () => World): void => {
  const register = (person: Person, username: string) =>
    world().as(person, 'POST', '/users/register', registrationOf(person, username))
  const sweepNow = () => sweep(world().db, world().clock.now)

  describe('the sweep', () => {
    test('removes a record that was never verified within 7 days, and no verified one', async () => {
      await register(newAda, 'ada')
      await register(ben, 'ben')
      world().clock.now += 7 * days
      expect(await sweepNow()).toMatchObject({ unverifiedMembers: 0 })
      world().clock.now += 1
      expect(await sweepNow()).toMatchObject({ unverifiedMembers: 1 })
      const left = await world().db.execute(sql`select uid from members`)
      expect(left).toMatchObject({ rows: [{ uid: 'uid-ben' }] })
    })

    test('leaves no tombstone: the person may still verify the address and register again', async () => {
      await register(newAda, 'ada')
      world().clock.now += 8 * days
      await sweepNow()
      expect((await world().as(ada, 'GET', '/users/me')).code).toBe('not-registered')
      expect((await register(ada, 'ada')).status).toBe(200)
    })

    test('removes pending tokens after 24 hours and closed windows of rate limits', async () => {
      await register(newAda, 'ada')
      world().clock.now += 24 * hours + 1
      expect(await sweepNow()).toEqual({ unverifiedMembers: 0, pendingTokens: 1, rateLimits: 2 })
      expect(await sweepNow()).toEqual({ unverifiedMembers: 0, pendingTokens: 0, rateLimits: 0 })
    })
  })
}
