import type { Throttling, Visit } from './lighthouse.ts'
import { type Timing, timingOf } from './measure.ts'

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

export const ratioOf = (one: Visits, other: Visits | undefined, what: 'fcp' | 'lcp'): number =>
  timesOf(one, what).median / (other ? timesOf(other, what).median : 1)

/** The median score out of 100, of the visits that measured it. */
export const scoreOf = ({ visits }: Visits, category: string): number =>
  timingOf(visits.flatMap(({ scores }) => scores[category] ?? [])).median

/** An invisible layout shift counts as none. */
export const seenShift = (shift: number): number => Math.round(shift * 1_000) / 1_000
