import * as v from 'valibot'

const change = v.object({
  status: v.string(),
  mutatorName: v.string(),
  replacement: v.optional(v.string(), ''),
  location: v.object({ start: v.object({ line: v.number() }) }),
})

const report = v.object({
  files: v.record(v.string(), v.object({ source: v.string(), mutants: v.array(change) })),
})

/** What became of the changes of one shard. */
export type Score = {
  /** Noticed by a test, or by never coming to an end. */
  noticed: number
  survived: number
  /** Of the survivors, those that no test has even run. */
  untested: number
  /** Changes that could not be judged: a run that holds one says nothing. */
  errors: number
  /** Where the survivors are, what was there and what was put in its place. */
  survivors: readonly string[]
}

/** Reads a report of Stryker. Throws where it has another shape. */
export const scoreOf = (json: unknown): Score => {
  const changes = Object.entries(v.parse(report, json).files).flatMap(([file, found]) =>
    found.mutants.map((each) => ({ file, line: found.source.split('\n'), ...each })),
  )
  const having = (...statuses: string[]) =>
    changes.filter(({ status }) => statuses.includes(status))
  const survivors = having('Survived', 'NoCoverage')
  return {
    noticed: having('Killed', 'Timeout').length,
    survived: survivors.length,
    untested: having('NoCoverage').length,
    errors: having('RuntimeError', 'CompileError', 'Pending').length,
    survivors: survivors.map(({ file, line, location: { start }, mutatorName, replacement }) => {
      const was = line[start.line - 1]?.trim() ?? ''
      return `${file}:${start.line} ${mutatorName}: ${was} → ${replacement.replaceAll(/\s+/g, ' ')}`
    }),
  }
}

/** The noticed share of several shards in percent; of nothing at all it is none. */
export const shareOf = (scores: readonly Score[]): number => {
  const noticed = sum(scores.map((score) => score.noticed))
  const all = noticed + sum(scores.map((score) => score.survived))
  return all === 0 ? 0 : (100 * noticed) / all
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
