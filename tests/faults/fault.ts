/** Something that goes wrong outside the site. With no further key it is shown by the tests that name it. */
export type Fault = {
  /** Given once: no other fault ever gets it. */
  number: number
  fault: string
  /** What the member sees, what is sent and what is stored, in a sentence. */
  expected: string
  /** The number of the decision by which it is so and not otherwise. */
  decision?: number
  /** Why it cannot be injected here. */
  notInjected?: string
  /** The open issue that will show it; none is left when that issue closes. */
  plannedFor?: number
}

/** Faults that come from one side. */
export type Family = { title: string; faults: readonly Fault[] }
