import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApi } from '../../../backend/app.ts'
import { siteReportBody } from '../../../backend/fields/site-report.ts'
import { createLog } from '../../../backend/log.ts'
import { createMetrics } from '../../../backend/metrics/metrics.ts'
import { exportSiteReports } from '../../../tools/operator/site-report-export.ts'
import { goodBodies } from '../support/good-bodies.ts'
import { ada } from '../support/people.ts'
import { testConfig, type World } from '../support/world.ts'

export const siteReportsSuite = (world: () => World): void => {
  const good = goodBodies['/reports/site']?.body ?? {}
  const send = (changes: object) =>
    world().ask('POST', '/reports/site', { body: { ...good, ...changes } })

  describe('POST /reports/site', () => {
    test('stores a report, which the export prints as one line of JSON, the oldest first', async () => {
      const first = new Date(world().clock.now).toISOString()
      await send({})
      world().clock.now += 1000
      await send({ reason: 'error page' })
      const lines: string[] = []
      await exportSiteReports(world().db, (line) => lines.push(line))
      expect(lines.map((line) => JSON.parse(line))).toEqual([
        { id: expect.any(String), createdAt: first, occurrences: 1, ...good },
        {
          id: expect.any(String),
          createdAt: new Date(world().clock.now).toISOString(),
          occurrences: 1,
          ...good,
          reason: 'error page',
        },
      ])
    })

    /** Returns the metrics of an instance that has received a report. */
    const countOne = async () => {
      const metrics = createMetrics({ release: 'r-1', instance: 'i-1' })
      const log = createLog('silent')
      const api = createApi({ config: testConfig({}), db: world().db, log, metrics })
      const { status } = await api.request('/api/reports/site', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(good),
      })
      expect(status).toBe(200)
      return metrics.text()
    }
    const counted = 'site_reports_total{reason="uncaught error",page="/login"} 1'

    test('counts it by reason and page', async () => {
      expect(await countOne()).toContain(counted)
    })

    test('stores a report once that differs only in its times, and counts it', async () => {
      const [[, ...step]] = siteReportBody.parse(good).events as [[number, ...number[]]]
      await send({ events: [[0, ...step]] })
      await send({ events: [[70, ...step]] })
      await send({
        events: [
          [0, ...step],
          [1, ...step],
        ],
      })
      const lines: { occurrences: number }[] = []
      await exportSiteReports(world().db, (line) => lines.push(JSON.parse(line)))
      expect(lines.map(({ occurrences }) => occurrences).sort()).toEqual([1, 2])
    })

    test('keeps the newest 10 000 reports, and exports all of them', async () => {
      await world().db.execute(sql`
        insert into site_reports (id, reason, report, created_at)
        select gen_random_uuid(), 'error page', ${JSON.stringify(good)}::jsonb,
               timestamptz '2026-01-01' + n * interval '1 second'
        from generate_series(1, 10000) n`)
      await world().instance({})('POST', '/reports/site', { body: good })
      const stored: { id: string; createdAt: string }[] = []
      const collect = (line: string) => void stored.push(JSON.parse(line))
      expect(await exportSiteReports(world().db, collect)).toBe(10_000)
      expect(new Set(stored.map(({ id }) => id)).size).toBe(10_000)
      expect(stored[0]?.createdAt).toBe('2026-01-01T00:00:02.000Z')
      expect(stored.at(-1)?.createdAt).toBe(new Date(world().clock.now).toISOString())
    })

    test.each([
      ['a path that is no page', { page: '/users/ada' }],
      ['an unknown reason', { reason: 'a message' }],
      ['an unknown field', { url: 'https://trellis.example/' }],
      ['a text as a number', { events: [[0, 0, 2, 2, 3, 'Ada']] }],
      ['a fraction', { events: [[0.123456, 0, 2, 2, 3, -1]] }],
      ['an incomplete event', { events: [[0, 0, 2]] }],
      ['no event', { events: [] }],
      ['more events than the site stores', { events: Array(201).fill([0, 0, 2, 2, 3, -1]) }],
      ['another version', { version: 2 }],
    ])('rejects %s', async (_, changes) => {
      const response = await send(changes)
      expect([response.status, response.code]).toEqual([400, 'invalid-body'])
    })

    test('rejects a body over 16 KB before it is parsed', async () => {
      const body = `${JSON.stringify(good)}${' '.repeat(16 * 1024)}`
      const response = await world().ask('POST', '/reports/site', { body })
      expect([response.status, response.code]).toEqual([413, 'body-too-large'])
    })

    test('is limited by IP address', async () => {
      const api = world().instance({ RATE_LIMIT_SITE_REPORTS: '2/600' })
      const statuses: number[] = []
      for (const from of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'])
        statuses.push((await api('POST', '/reports/site', { body: good, from })).status)
      expect(statuses).toEqual([200, 200, 429, 200])
    })

    test('ignores a token, so that neither the row nor the log names anybody', async () => {
      const token = await world().tokenOf(ada)
      await world().ask('POST', '/reports/site', { token, body: good })
      const { rows } = (await world().db.execute(
        sql`select row_to_json(r)::text as row from site_reports r`,
      )) as unknown as { rows: readonly { row: string }[] }
      expect(rows).toHaveLength(1)
      expect(`${rows[0]?.row} ${world().lines.join('\n')}`).not.toMatch(/uid-ada|198\.51\.100\.7/)
      expect(world().lines.join('\n')).not.toMatch(/uid|login|submitted/)
    })
  })
}
