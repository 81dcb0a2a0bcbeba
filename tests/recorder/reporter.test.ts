import { expect, test } from 'vitest'
import { siteReportBody } from '../../backend/fields/site-report.ts'
import type { RecordedEvent } from '../../machines/live/live.ts'
import type { SiteReportBody } from '../../machines/member-api.gen.ts'
import { createReporter } from '../../src/recorder/send-reports.ts'

const to = { id: 1, name: 'login', parent: null }
const eventOf = (value: string): RecordedEvent => ({
  ...{ index: 1, at: 0, from: null, to, type: 'submitted', value, failure: null },
})

const start = () => {
  const sent: string[] = []
  const clock = { now: 0 }
  const report = createReporter({
    now: () => clock.now,
    send: ({ reason, names }) => sent.push(`${reason} ${names.at(-1)}`),
  })
  const fail = (value: string) => {
    const event = eventOf(value)
    report([event], { page: '/login', reason: 'error page', failure: 'unknown', event })
  }
  return { clock, fail, sent }
}

test('a report is sent at most once in a minute', () => {
  const { clock, fail, sent } = start()
  fail('one')
  clock.now = 59_999
  fail('two')
  expect(sent).toEqual(['error page "one"'])
  clock.now = 60_000
  fail('two')
  expect(sent).toEqual(['error page "one"', 'error page "two"'])
})

test('at most five reports are sent for one page load', () => {
  const { clock, fail, sent } = start()
  for (const value of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    fail(value)
    clock.now += 60_000
  }
  expect(sent).toHaveLength(5)
})

test('the same failure in the same state is sent once', () => {
  const { clock, fail, sent } = start()
  for (let index = 0; index < 3; index += 1) {
    fail('one')
    clock.now += 60_000
  }
  expect(sent).toEqual(['error page "one"'])
})

test('the times of a page that was open for two days are ones that the API accepts', () => {
  const sent: SiteReportBody[] = []
  const report = createReporter({ now: () => 0, send: (body) => sent.push(body) })
  const [first, last] = [eventOf('form'), { ...eventOf('signing in'), at: 172_800_000 }]
  report([first, last], { page: '/', reason: 'error page', failure: 'unknown', event: last })
  expect(sent.map((body) => siteReportBody.safeParse(body).error)).toEqual([undefined])
  expect(sent[0]?.events.map(([at]) => at)).toEqual([0, 100_000_000])
})

test('nothing is sent before the first event', () => {
  const sent: unknown[] = []
  const report = createReporter({ now: () => 0, send: (body) => sent.push(body) })
  report([], { page: '/', reason: 'error page', failure: 'unknown', event: undefined })
  expect(sent).toEqual([])
})
