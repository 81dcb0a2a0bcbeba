import { describe, expect, test } from 'vitest'
import type { World } from '../support/world.ts'

export const healthSuite = (world: () => World): void => {
  const withoutDatabase = () => world().instance({}, unreachable)

  describe('a health check', () => {
    test.each(['/health', '/health/live', '/health/ready'])(
      '%s succeeds if everything works',
      async (path) => {
        const { status, body } = await world().ask('GET', path)
        expect([status, body]).toEqual([200, { success: true, status: 'ok' }])
      },
    )

    test('without a database reports that the process is live and not ready', async () => {
      const ask = withoutDatabase()
      expect((await ask('GET', '/health/live')).status).toBe(200)
      const ready = await ask('GET', '/health/ready')
      expect([ready.status, ready.code]).toEqual([503, 'not-ready'])
      expect(ready.body).toMatchObject({ error: 'The database does not answer within a second.' })
    })

    test('logs once that the instance is not ready', async () => {
      const ask = withoutDatabase()
      for (let n = 0; n < 3; n += 1) await ask('GET', '/health/ready')
      const important = world()
        .lines.map((line): { level: number } => JSON.parse(line))
        .filter(({ level }) => level >= 30)
      expect(important).toMatchObject([
        { level: 40, kind: 'readiness', reason: 'database-unreachable', msg: 'not ready' },
      ])
    })
  })
}

/** A database that refuses connections. */
const unreachable: World['db'] = new Proxy(Object.create(null), {
  get: () => () => {
    throw Object.assign(new Error('down'), { code: 'ECONNREFUSED' })
  },
})
