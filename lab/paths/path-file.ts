import * as v from 'valibot'

const step = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The expectations at one step of a path; 0 is the start. Omitted parts are not checked. */
const expectation = v.strictObject({
  step,
  /** Ids of all active states, parents before children. */
  states: v.optional(v.array(v.string())),
  /** Ids of states that must be active, among others. */
  active: v.optional(v.array(v.string())),
  /** Ids of states that must not be active. */
  inactive: v.optional(v.array(v.string())),
  tags: v.optional(v.array(v.string())),
  /** Names of the moves that a person can make. */
  can: v.optional(v.array(v.string())),
  /** Names of moves that a person must be able to make, among others. */
  possible: v.optional(v.array(v.string())),
  /** Names of moves that a person must not be able to make. */
  impossible: v.optional(v.array(v.string())),
  /** Types of the events that the step has emitted. */
  emitted: v.optional(v.array(v.string())),
})

const pathFile = v.strictObject({
  machine: v.string(),
  /** The title of the test: a sentence about the product that was false once. */
  title: v.string(),
  input: v.string(),
  moves: v.array(v.string()),
  expectations: v.optional(v.array(expectation), []),
})

/** A path with its expectations: a file in tests/regressions, or a tester's recording. */
export type PathFile = v.InferOutput<typeof pathFile>

export type Expectation = v.InferOutput<typeof expectation>

/** Parses a path file. Throws a message with every error in it. */
export const readPathFile = (text: string): PathFile => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), pathFile), text)
  if (read.success) return read.output
  throw new Error(['This is no recorded path.', ...read.issues.map(sentenceOf)].join('\n'))
}

const sentenceOf = (issue: v.BaseIssue<unknown>): string => {
  const where = v.getDotPath(issue)
  if (where === null) return `It should be ${issue.expected ?? 'JSON'}.`
  if (issue.expected === 'never') return `'${where}' is nothing that a path has.`
  if (issue.received === 'undefined') return `'${where}' is missing.`
  return `'${where}' should be ${issue.expected}, not ${issue.received}.`
}
