import { describe, expect, test } from 'vitest'
import { databaseCheck } from '../../../backend/doctor/database.ts'
import { patientFrom } from '../../../backend/doctor/patient.ts'

const findings = (env: Record<string, string>) => databaseCheck(patientFrom(env)).run()

describe('the doctor’s look at the database', () => {
  test('says when there is none to look at', async () => {
    expect(await findings({})).toEqual([
      { verdict: 'unknown', sentence: 'Not checked: DATABASE_URL is empty.' },
    ])
  })

  test('says that it does not answer, without the password', async () => {
    const [finding] = await findings({
      DATABASE_URL: 'postgresql://trellis:hunter2@127.0.0.1:1/none',
    })
    expect(finding).toMatchObject({ verdict: 'wrong' })
    expect(finding?.sentence).toMatch(/^It does not answer: .*ECONNREFUSED/)
    expect(finding?.sentence).not.toContain('hunter2')
  })

  test.each([process.env.TEST_DATABASE_URL ?? ''].filter(Boolean))(
    'says what it speaks and how much room it has',
    async (server) => {
      const [version, room] = await findings({ DATABASE_URL: server })
      expect(version).toMatchObject({
        verdict: 'well',
        sentence: expect.stringMatching(
          /^It speaks PostgreSQL \d+, and its tables are not there yet/,
        ),
      })
      expect(room).toMatchObject({ verdict: 'well' })
      const crowded = await findings({ DATABASE_URL: server, DATABASE_POOL_SIZE: '90' })
      expect(crowded[1]).toMatchObject({ verdict: 'wrong' })
    },
  )
})
