import type { Throttling, Visit } from './lighthouse.ts'
import { timingOf } from './measure.ts'
import type { Figure } from './part.ts'

/** The name of the hand-written page. */
export const floorName = 'static page (floor)'

const throttlings = { simulate: 'simulated', devtools: 'applied' } as const

/** The results of all visits by throttling and page, against their budgets. */
export const visitFigures = (
  visits: Readonly<Record<Throttling, ReadonlyMap<string, readonly Visit[]>>>,
): readonly Figure[] => {
  const of = (page: string, throttling: Throttling, what: 'fcp' | 'lcp' | 'tbt' | 'cls') =>
    timingOf((visits[throttling].get(page) ?? []).map((each) => each[what]))
  const score = (page: string, category: string) => {
    const seen = visits.simulate.get(page) ?? []
    return timingOf(seen.flatMap(({ scores }) => scores[category] ?? [])).value
  }
  const categories = Object.keys(visits.simulate.get('landing')?.[0]?.scores ?? {})
  const pages = [...visits.simulate.keys()].filter((page) => page !== floorName)
  const paint = (page: string, throttling: Throttling, what: 'lcp' | 'fcp'): Figure => {
    const one = of(page, throttling, what)
    const floor = of(floorName, throttling, what).value
    const named = `${what.toUpperCase()} ${throttlings[throttling]}`
    return {
      ...{ name: `${page}: ${named}, relative to the floor`, unit: '×' },
      ...{ value: one.value / floor, spread: one.spread / floor },
      baseline: { name: 'ms on the floor', value: floor },
      budget: ['ratios to a hand-written page', paintBudgetOf(page, named)],
    }
  }
  return [
    ...pages.flatMap((page) => [paint(page, 'simulate', 'lcp'), paint(page, 'devtools', 'lcp')]),
    ...[paint('landing', 'simulate', 'fcp'), paint('landing', 'devtools', 'fcp')],
    {
      ...{ name: 'landing: the lowest score of Lighthouse’s categories', unit: 'of 100' },
      value: Math.min(...categories.map((category) => score('landing', category))),
      budget: ['lighthouse', 'category'],
    },
    {
      ...{ name: 'landing: TBT simulated', unit: 'ms', ...of('landing', 'simulate', 'tbt') },
      baseline: { name: 'on the floor', value: of(floorName, 'simulate', 'tbt').value },
      budget: ['lighthouse', 'TBT simulated'],
    },
    {
      ...{ name: 'the worst CLS of all pages, applied', unit: '' },
      // A shift below a thousandth is invisible.
      value: Number(Math.max(...pages.map((page) => of(page, 'devtools', 'cls').value)).toFixed(3)),
      budget: ['lighthouse', 'CLS'],
    },
  ]
}

/** The budget of a paint, such as 'LCP applied'. */
const paintBudgetOf = (page: string, named: string): string =>
  page === 'landing' ? `landing ${named}` : 'LCP of login and sign-up'
