import type { Throttling } from './lighthouse.ts'
import type { Figure } from './part.ts'
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

/** The results of the first visits, against their budgets. */
export const visitFigures = (all: readonly Visits[]): readonly Figure[] => {
  const pages = [...new Set(all.map(({ goal }) => goal))].filter((goal) => goal !== floorName)
  const found = (goal: string, throttling: Throttling) => {
    const one = all.find((each) => each.goal === goal && each.throttling === throttling)
    if (!one) throw new Error(`${goal} was not visited`)
    return one
  }
  const paint = (goal: string, throttling: Throttling, what: 'lcp' | 'fcp'): Figure => {
    const [one, floor] = [found(goal, throttling), found(floorName, throttling)]
    const named = `${what.toUpperCase()} ${texts[throttling]}`
    const budget = paintBudgetOf(goal, named)
    return {
      name: `${goal}: ${named}, relative to the floor`,
      value: ratioOf(one, floor, what),
      unit: '×',
      spread: timesOf(one, what).spread / timesOf(floor, what).median,
      baseline: { name: 'ms on the floor', value: timesOf(floor, what).median },
      ...(budget ? { budget: ['ratios to a hand-written page', budget] as const } : {}),
    }
  }
  const landing = found('landing', 'simulate')
  const lookedAt = found('landing', 'devtools').visits.at(-1)?.requests ?? []
  const site = new URL(lookedAt[0]?.url ?? 'http://localhost').host
  return [
    ...pages.flatMap((goal) => throttlings.map((each) => paint(goal, each, 'lcp'))),
    ...throttlings.map((each) => paint('landing', each, 'fcp')),
    ...pages.map((goal): Figure => {
      const scores = Object.keys(found(goal, 'simulate').visits[0]?.scores ?? {})
      return {
        name: `${goal}: the lowest score of Lighthouse’s ${scores.length} categories`,
        value: Math.min(...scores.map((name) => scoreOf(found(goal, 'simulate'), name))),
        unit: 'of 100',
        ...(goal === 'landing' ? { budget: ['lighthouse', 'category'] as const } : {}),
      }
    }),
    {
      name: 'profile, signed in: Lighthouse’s performance score',
      value: scoreOf(found('profile, signed in', 'simulate'), 'performance'),
      unit: 'of 100',
      budget: ['lighthouse', 'performance of the profile'],
    },
    {
      name: 'landing: TBT simulated',
      value: timesOf(landing, 'tbt').median,
      unit: 'ms',
      spread: timesOf(landing, 'tbt').spread,
      baseline: {
        name: 'on the floor',
        value: timesOf(found(floorName, 'simulate'), 'tbt').median,
      },
      budget: ['lighthouse', 'TBT simulated'],
    },
    {
      name: 'the worst CLS of all pages, applied',
      value: seenShift(
        Math.max(...pages.map((goal) => timesOf(found(goal, 'devtools'), 'cls').median)),
      ),
      unit: '',
      budget: ['lighthouse', 'CLS'],
    },
    {
      name: 'landing: scripts requested before its first paint',
      value: lookedAt.filter(({ kind, beforePaint }) => kind === 'Script' && beforePaint).length,
      unit: '',
      budget: ['requests', 'scripts before the first paint of the landing page'],
    },
    {
      name: 'landing: requests to the identity service or another origin',
      value: lookedAt.filter(
        ({ url }) => new URL(url).host !== site || /identity|firebase/.test(url),
      ).length,
      unit: '',
      budget: ['requests', 'of a visitor who only looks, for identity or to another site'],
    },
  ]
}

/** The budget of a paint, such as 'LCP applied', or null. A member's page has none, because its frame is painted first. */
const paintBudgetOf = (goal: string, named: string): string | null => {
  if (goal === 'landing') return `landing ${named}`
  return goal.endsWith(', signed in') ? null : 'LCP of login and sign-up'
}
