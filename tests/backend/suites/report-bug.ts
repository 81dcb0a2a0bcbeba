import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ada, newAda, registrationOf } from '../support/people.ts'
import type { World } from '../support/world.ts'

export const reportBugSuite = (world: () => World): void => {
  const storedReports = () => world().db.execute(sql`select uid, description from bug_reports`)

  describe('POST /users/report-bug', () => {
    test('stores a report with its author', async () => {
      await world().as(ada, 'POST', '/users/register', registrationOf(ada, 'ada'))
      const response = await world().as(ada, 'POST', '/users/report-bug', {
        bugDescription: ' It froze.\n1. Open /profile \n',
      })
      expect([response.status, response.body]).toEqual([200, { success: true }])
      expect(await storedReports()).toMatchObject({
        rows: [{ uid: 'uid-ada', description: 'It froze.\n1. Open /profile' }],
      })
    })

    test('stores a report of a visitor', async () => {
      const response = await world().ask('POST', '/users/report-bug', {
        body: { bugDescription: 'x' },
      })
      expect(response.status).toBe(200)
      expect(await storedReports()).toMatchObject({ rows: [{ uid: null, description: 'x' }] })
    })

    test('stores a report of a sign-in without a record', async () => {
      const response = await world().as(ada, 'POST', '/users/report-bug', { bugDescription: 'x' })
      expect(response.status).toBe(200)
      expect(await storedReports()).toMatchObject({ rows: [{ uid: null }] })
    })

    test('stores a report once that its author repeats within an hour', async () => {
      await world().as(ada, 'POST', '/users/register', registrationOf(ada, 'ada'))
      const send = (bugDescription: string) =>
        world().as(ada, 'POST', '/users/report-bug', { bugDescription })
      await send('It froze.')
      expect((await send('It froze.')).status).toBe(200)
      await send('It froze again.')
      world().clock.now += 3_600_000
      await send('It froze.')
      expect(await storedReports()).toMatchObject({
        rows: [
          { description: 'It froze.' },
          { description: 'It froze again.' },
          { description: 'It froze.' },
        ],
      })
    })

    test('rejects a sign-in whose email is not verified', async () => {
      const response = await world().as(newAda, 'POST', '/users/report-bug', {
        bugDescription: 'x',
      })
      expect([response.status, response.code]).toEqual([403, 'email-not-verified'])
      expect(await storedReports()).toMatchObject({ rows: [] })
    })

    test('removes control characters and lone surrogates', async () => {
      await world().ask('POST', '/users/report-bug', {
        body: { bugDescription: 'red \u001b[31mtext\0 \ud800end\ttab' },
      })
      expect(await storedReports()).toMatchObject({
        rows: [{ description: 'red [31mtext end\ttab' }],
      })
    })

    test.each([
      ['nothing', '', 'Please describe the issue'],
      ['whitespace', ' \n\t ', 'Please describe the issue'],
      ['a number', 7, 'Please describe the issue'],
      [
        '5001 characters',
        'x'.repeat(5001),
        'Please keep your description to 5000 characters or fewer.',
      ],
    ])('rejects %s', async (_, bugDescription, message) => {
      const response = await world().ask('POST', '/users/report-bug', { body: { bugDescription } })
      expect(response.body).toMatchObject({ code: 'invalid-body', error: message })
    })

    test('rejects an invalid token instead of storing the report without an author', async () => {
      const response = await world().ask('POST', '/users/report-bug', {
        token: 'no.such.token',
        body: { bugDescription: 'x' },
      })
      expect([response.status, response.code]).toEqual([401, 'invalid-token'])
    })
  })
}
