import { describe, expect, test } from 'vitest'
import { createApi } from '../../../backend/app.ts'
import { createLog } from '../../../backend/log.ts'
import { createMetrics } from '../../../backend/metrics/metrics.ts'
import { ada } from '../support/people.ts'
import { testConfig, type World } from '../support/world.ts'

export const webVitalsSuite = (world: () => World): void => {
  const send = (body: unknown) => world().ask('POST', '/web-vitals', { body })

  describe('POST /web-vitals', () => {
    test('counts every timing by page, in seconds', async () => {
      const metrics = createMetrics({ release: 'r-1', instance: 'i-1' })
      const log = createLog('silent')
      const api = createApi({ config: testConfig({}), db: world().db, log, metrics })
      const report = (body: object) =>
        api.request('/api/web-vitals', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      const times = { lcp: 2500, inp: 201, ttfb: 80, domContentLoaded: 300, load: 60_000 }
      await report({ page: '/login', ...times, cls: 0.1 })
      await report({ page: '/login', lcp: 2750 })
      await report({ page: 'other', cls: 0 })
      const lines = (await metrics.text()).split('\n')
      expect(lines).toEqual(
        expect.arrayContaining([
          'web_vitals_seconds_count{page="/login",metric="lcp"} 2',
          'web_vitals_seconds_sum{page="/login",metric="lcp"} 5.25',
          'web_vitals_seconds_bucket{page="/login",metric="lcp",le="2.5"} 1',
          'web_vitals_seconds_bucket{page="/login",metric="inp",le="0.2"} 0',
          'web_vitals_seconds_sum{page="/login",metric="ttfb"} 0.08',
          'web_vitals_seconds_sum{page="/login",metric="domContentLoaded"} 0.3',
          'web_vitals_seconds_sum{page="/login",metric="load"} 60',
          'web_vitals_layout_shift_bucket{page="/login",le="0.1"} 1',
          'web_vitals_layout_shift_count{page="other"} 1',
        ]),
      )
      expect(lines.filter((line) => line.startsWith('web_vitals_seconds_count'))).toHaveLength(5)
    })

    test('accepts a page load without any timing, and works without metrics', async () => {
      const response = await send({ page: '/' })
      expect([response.status, response.body]).toEqual([200, { success: true }])
    })

    test.each([
      ['a path that is no page', { page: '/users/ada' }],
      ['a page with a query', { page: '/login?email=ada@example.com' }],
      ['no page', { lcp: 10 }],
      ['an unknown field', { page: '/', url: 'https://trellis.example/' }],
      ['a text', { page: '/', lcp: '10' }],
      ['a fraction of a millisecond', { page: '/', lcp: 10.123456789 }],
      ['a negative time', { page: '/', inp: -1 }],
      ['a time over a minute', { page: '/', load: 60_001 }],
      ['a layout shift over 10', { page: '/', cls: 10.1 }],
    ])('rejects %s', async (_, body) => {
      const response = await send(body)
      expect([response.status, response.code]).toEqual([400, 'invalid-body'])
    })

    test('rejects a body over 1 KB before it is parsed', async () => {
      const response = await send(`{"page":"/"}${' '.repeat(1100)}`)
      expect([response.status, response.code]).toEqual([413, 'body-too-large'])
    })

    test('is limited by IP address', async () => {
      const api = world().instance({ RATE_LIMIT_WEB_VITALS: '2/600' })
      const statuses: number[] = []
      for (const from of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2']) {
        statuses.push((await api('POST', '/web-vitals', { body: { page: '/' }, from })).status)
      }
      expect(statuses).toEqual([200, 200, 429, 200])
    })

    test('ignores a token, so that the log names no one', async () => {
      const token = await world().tokenOf(ada)
      for (const sent of [token, 'x.y.z']) {
        const body = { page: '/profile', lcp: 1 }
        const response = await world().ask('POST', '/web-vitals', { token: sent, body })
        expect(response.status).toBe(200)
      }
      expect(world().lines).toHaveLength(2)
      expect(world().lines.join('\n')).not.toMatch(/uid|198\.51\.100\.7|\/profile|lcp/)
    })
  })
}
