import type { Throttling, Visit } from './lighthouse.ts'
import { type Timing, timingOf } from './measure.ts'

export const throttlings: readonly Throttling[] = ['simulate', 'devtools']

export const words: Readonly<Record<Throttling, string>> = {
  simulate: 'simulated',
  devtools: 'applied',
}

/** What the page by hand is called among the others. */
export const floorName = 'by hand (floor)'

/** What was found on all visits of one page under one throttling. */
export type Visits = { goal: string; throttling: Throttling; visits: readonly Visit[] }

export const timesOf = ({ visits }: Visits, what: 'fcp' | 'lcp' | 'tbt' | 'cls'): Timing =>
  timingOf(visits.map((each) => each[what]))

export const ratioOf = (one: Visits, other: Visits | undefined, what: 'fcp' | 'lcp'): number =>
  timesOf(one, what).median / (other ? timesOf(other, what).median : 1)

/** The median of 100, of the visits that were asked for it. */
export const scoreOf = ({ visits }: Visits, category: string): number =>
  timingOf(visits.flatMap(({ scores }) => scores[category] ?? [])).median

/** A shift that nobody can see is none. */
export const seenShift = (shift: number): number => Math.round(shift * 1_000) / 1_000
