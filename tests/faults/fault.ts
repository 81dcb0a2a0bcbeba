/** A fault outside the site. Without optional keys, the tests that name it must cover it. */
export type Fault = {
  /** Unique, and never reused for another fault. */
  number: number
  fault: string
  /** What the member sees, what is sent and what is stored, in one sentence. */
  expected: string
  /** The number of the decision on the expected behaviour. */
  decision?: number
  /** Why it cannot be injected. */
  notInjected?: string
  /** The open issue that will add the case. */
  plannedFor?: number
}

/** Faults with the same origin. */
export type Family = { title: string; faults: readonly Fault[] }
