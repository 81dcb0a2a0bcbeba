/** One statement of the specification. With no further key it is shown by the tests that name it. */
export type Row = {
  /** The section and two or three digits, in the order of the specification: '5.03'. */
  id: string
  /** The statement in one plain sentence. */
  says: string
  /** The number of the decision that settles what the statement leaves open; the test shows what it settled. */
  reading?: number
  /** Why no test can show it. */
  nothingToShow?: string
  /** The open issue that will show it; none is left when that issue closes. */
  plannedFor?: number
}

/** A section of the specification with its rows. */
export type Section = { number: number; title: string; rows: readonly Row[] }
