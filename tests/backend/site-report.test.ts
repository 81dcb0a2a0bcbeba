import { expect, test } from 'vitest'
import { siteReportBody } from '../../backend/fields/site-report.ts'

/** A login that crashed, as the site reports it. */
const report = {
  version: 1,
  page: '/login',
  reason: 'crashed actor',
  failure: 'unknown',
  names: [
    ...['login', 'xstate.init', '{"form":"editing"}', 'submitted', 'sign in'],
    ...['xstate.error.actor.', 'wrong credentials'],
  ],
  actors: [
    [1, 0, 0],
    [2, 1, 4],
  ],
  events: [
    [0, 0, 1, 1, 2, -1],
    [10, 0, 1, 3, 2, -1],
    [20, 2, 1, 5, -1, 6],
  ],
}

const isAccepted = (body: object) => siteReportBody.safeParse(body).success

test('a report with names of the source is accepted, also with a state that no model reaches', () => {
  expect(isAccepted(report)).toBe(true)
  expect(isAccepted({ ...report, names: report.names.with(2, '{"form":"signing in"}') })).toBe(true)
})

test.each([
  ['a token', 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl'],
  ['a uid', 'Zk3vXq0RtYb7LmN2sPw9HdEa5Ju1'],
  ['prose', 'Ada, who lives in Berlin, forgot it.'],
  ['an email', 'ada@example.com'],
  ['a state of another machine', '"awaiting verification"'],
])('%s is refused in every text of a report', (_, text) => {
  const reports = [
    ...(['page', 'reason', 'failure'] as const).map((field) => ({ ...report, [field]: text })),
    ...report.names.map((_name, index) => ({ ...report, names: report.names.with(index, text) })),
    // A name that nothing refers to.
    { ...report, names: [...report.names, text] },
  ]
  expect(reports.filter(isAccepted)).toEqual([])
})
