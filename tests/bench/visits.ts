import type { Throttling, Visit } from './lighthouse.ts'
import { type Timing, timingOf } from './measure.ts'
import type { Table } from './part.ts'

export const throttlings: readonly Throttling[] = ['simulate', 'devtools']

export const texts: Readonly<Record<Throttling, string>> = {
  simulate: 'simulated',
  devtools: 'applied',
}

/** The name of the hand-written page. */
export const floorName = 'static page (floor)'

/** The results of all visits to one page with one throttling. */
export type Visits = { goal: string; throttling: Throttling; visits: readonly Visit[] }

export const timesOf = ({ visits }: Visits, what: 'fcp' | 'lcp' | 'tbt' | 'cls'): Timing =>
  timingOf(visits.map((each) => each[what]))

export const ratioOf = (one: Visits, other: Visits, what: 'fcp' | 'lcp'): number =>
  timesOf(one, what).median / timesOf(other, what).median

/** The median score out of 100, of the visits that measured it. */
export const scoreOf = ({ visits }: Visits, category: string): number =>
  timingOf(visits.flatMap(({ scores }) => scores[category] ?? [])).median

/** An invisible layout shift counts as none. */
export const seenShift = (shift: number): number => Math.round(shift * 1_000) / 1_000

/** The times, the transferred sizes and what reduced a score, page by page. */
export const visitTable = (all: readonly Visits[]): Table => ({
  title:
    'First visit, slow 4G and a CPU slowed down 4 times: medians in ms; transferred kB and requests, and those before the first paint.',
  columns: [
    ...['page', '', 'FCP', 'spread', 'LCP', 'spread', 'TBT', 'CLS'],
    ...['kB', 'requests', 'kB before', 'requests before', 'deductions'],
  ],
  rows: all.map((each) => {
    const requests = each.visits.at(-1)?.requests ?? []
    const early = requests.filter(({ beforePaint }) => beforePaint)
    const sum = (some: typeof requests) =>
      Math.round(some.reduce((bytes, request) => bytes + request.bytes, 0) / 100) / 10
    return [
      ...[each.goal, texts[each.throttling]],
      ...[...Object.values(timesOf(each, 'fcp')), ...Object.values(timesOf(each, 'lcp'))],
      ...[timesOf(each, 'tbt').median, seenShift(timesOf(each, 'cls').median)],
      ...[sum(requests), requests.length, sum(early), early.length],
      [...new Set(each.visits.flatMap(({ faults }) => faults))].join(', ') || 'none',
    ]
  }),
})
