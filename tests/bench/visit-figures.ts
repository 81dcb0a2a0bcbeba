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
    const budget = paintBudgetOf(page, named)
    return {
      ...{ name: `${page}: ${named}, relative to the floor`, unit: '×' },
      ...{ value: one.value / floor, spread: one.spread / floor },
      baseline: { name: 'ms on the floor', value: floor },
      ...(budget ? { budget: ['ratios to a hand-written page', budget] as const } : {}),
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
      ...{ name: 'profile, signed in: Lighthouse’s performance score', unit: 'of 100' },
      value: score('profile, signed in', 'performance'),
      budget: ['lighthouse', 'performance of the profile'],
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

/** The budget of a paint, such as 'LCP applied', or null. A member's page has none, because its frame is painted first. */
const paintBudgetOf = (page: string, named: string): string | null => {
  if (page === 'landing') return `landing ${named}`
  return page.endsWith(', signed in') ? null : 'LCP of login and sign-up'
}
