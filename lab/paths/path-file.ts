import * as v from 'valibot'

const step = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What must be seen at one step of a path; 0 is the start. Whatever is left out may be anything. */
const expectation = v.strictObject({
  step,
  /** Ids of all active states, parents before children. */
  states: v.optional(v.array(v.string())),
  /** Ids of states that must be among the active ones. */
  active: v.optional(v.array(v.string())),
  tags: v.optional(v.array(v.string())),
  /** Names of the moves that a person can make. */
  can: v.optional(v.array(v.string())),
  /** Types of what the step has emitted. */
  emitted: v.optional(v.array(v.string())),
})

const pathFile = v.strictObject({
  machine: v.string(),
  /** What went wrong once, as a sentence about the product: the title of the test. */
  title: v.string(),
  input: v.string(),
  moves: v.array(v.string()),
  looks: v.optional(v.array(expectation), []),
})

/** A path with what must be seen on it: a file in tests/regressions, or what a tester has recorded. */
export type PathFile = v.InferOutput<typeof pathFile>

/** What must be seen at one step. */
export type Expectation = v.InferOutput<typeof expectation>

/** Reads a path file. Throws a sentence for each thing that is wrong with it. */
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
