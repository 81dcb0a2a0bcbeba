import type { Throttling } from './lighthouse.ts'
import type { Table } from './part.ts'
import {
  floorName,
  ratioOf,
  scoreOf,
  seenShift,
  texts,
  throttlings,
  timesOf,
  type Visits,
} from './visits.ts'

/** The times, the transferred sizes, and the scores. */
export const visitTables = (all: readonly Visits[]): readonly Table[] => [
  ...throttlings.map((throttling) =>
    timesTable(
      throttling,
      all.filter((each) => each.throttling === throttling),
    ),
  ),
  requestsTable(all.filter(({ throttling }) => throttling === 'devtools')),
  scoresTable(all.filter(({ throttling }) => throttling === 'simulate')),
]

const timesTable = (throttling: Throttling, all: readonly Visits[]): Table => {
  const floor = all.find(({ goal }) => goal === floorName)
  return {
    title: `First visit, ${texts[throttling]} slow 4G and a CPU slowed down 4 times: medians in ms, with the interquartile range.`,
    columns: ['page', 'FCP', 'spread', 'LCP', 'spread', 'FCP / floor', 'LCP / floor', 'TBT', 'CLS'],
    rows: all.map((each) => [
      each.goal,
      ...[timesOf(each, 'fcp').median, timesOf(each, 'fcp').spread],
      ...[timesOf(each, 'lcp').median, timesOf(each, 'lcp').spread],
      ...[ratioOf(each, floor, 'fcp'), ratioOf(each, floor, 'lcp')],
      timesOf(each, 'tbt').median,
      seenShift(timesOf(each, 'cls').median),
    ]),
  }
}

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch']

const requestsTable = (all: readonly Visits[]): Table => ({
  title:
    'Transferred kB and requests. The last two columns count what was requested before the first paint.',
  columns: [
    'page',
    ...kinds,
    'other',
    'kB',
    'requests',
    'kB before paint',
    'requests before paint',
  ],
  rows: all.map(({ goal, visits }) => {
    const requests = visits.at(-1)?.requests ?? []
    const sum = (some: typeof requests) =>
      Math.round(some.reduce((bytes, request) => bytes + request.bytes, 0) / 100) / 10
    const early = requests.filter(({ beforePaint }) => beforePaint)
    return [
      goal,
      ...kinds.map((kind) => sum(requests.filter((request) => request.kind === kind))),
      sum(requests.filter(({ kind }) => !kinds.includes(kind))),
      sum(requests),
      requests.length,
      sum(early),
      early.length,
    ]
  }),
})

const scoresTable = (all: readonly Visits[]): Table => {
  const categories = Object.keys(all[0]?.visits[0]?.scores ?? {})
  return {
    title: 'Lighthouse, median of 100.',
    columns: ['page', ...categories, 'deductions'],
    rows: all.map((each) => [
      each.goal,
      ...categories.map((name) => scoreOf(each, name)),
      [...new Set(each.visits.flatMap(({ faults }) => faults))].join(', ') || 'none',
    ]),
  }
}
