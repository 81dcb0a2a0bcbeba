import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ada, newAda, registrationOf } from '../support/people.ts'
import type { World } from '../support/world.ts'

export const reportBugSuite = (world: () => World): void => {
  const kept = () => world().db.execute(sql`select uid, description from bug_reports`)

  describe('POST /users/report-bug', () => {
    test('keeps a report with its author', async () => {
      await world().as(ada, 'POST', '/users/register', registrationOf(ada, 'ada'))
      const answer = await world().as(ada, 'POST', '/users/report-bug', {
        bugDescription: ' It froze.\n1. Open /profile \n',
      })
      expect([answer.status, answer.body]).toEqual([200, { success: true }])
      expect(await kept()).toMatchObject({
        rows: [{ uid: 'uid-ada', description: 'It froze.\n1. Open /profile' }],
      })
    })

    test('keeps a report of a visitor', async () => {
      const answer = await world().ask('POST', '/users/report-bug', {
        body: { bugDescription: 'x' },
      })
      expect(answer.status).toBe(200)
      expect(await kept()).toMatchObject({ rows: [{ uid: null, description: 'x' }] })
    })

    test('keeps a report of a sign-in that has no record', async () => {
      const answer = await world().as(newAda, 'POST', '/users/report-bug', { bugDescription: 'x' })
      expect(answer.status).toBe(200)
      expect(await kept()).toMatchObject({ rows: [{ uid: null }] })
    })

    test('drops control characters and half characters that a paste brought along', async () => {
      await world().ask('POST', '/users/report-bug', {
        body: { bugDescription: 'red \u001b[31mtext\0 \ud800end\ttab' },
      })
      expect(await kept()).toMatchObject({ rows: [{ description: 'red [31mtext end\ttab' }] })
    })

    test.each([
      ['nothing', '', 'Please describe the issue'],
      ['spaces and lines', ' \n\t ', 'Please describe the issue'],
      ['a number', 7, 'Please describe the issue'],
      [
        '5001 characters',
        'x'.repeat(5001),
        'Please describe the issue in at most 5000 characters.',
      ],
    ])('refuses %s', async (_, bugDescription, sentence) => {
      const answer = await world().ask('POST', '/users/report-bug', { body: { bugDescription } })
      expect(answer.body).toMatchObject({ code: 'invalid-body', error: sentence })
    })

    test('refuses a token that does not hold rather than guess who wrote', async () => {
      const answer = await world().ask('POST', '/users/report-bug', {
        token: 'no.such.token',
        body: { bugDescription: 'x' },
      })
      expect([answer.status, answer.code]).toEqual([401, 'invalid-token'])
    })
  })
}
