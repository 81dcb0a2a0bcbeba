/** One statement of the specification. Without optional keys, the tests that name it must prove it. */
export type Row = {
  /** The section and two or three digits, in the order of the specification: '5.03'. */
  id: string
  /** The statement in one sentence. */
  statement: string
  /** The number of the decision on an ambiguous statement. The test asserts the decision. */
  reading?: number
  /** Why no test can prove it. */
  nothingToShow?: string
  /** The open issue that will implement it. */
  plannedFor?: number
}
