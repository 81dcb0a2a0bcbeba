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

/** The results of one shard's mutants. */
export type Score = {
  /** Killed by a failing test or by a timeout. */
  noticed: number
  survived: number
  /** The survivors that no test covers. */
  untested: number
  /** Mutants without a verdict. A run with any of them is invalid. */
  errors: number
  /** The locations of the survivors, with the original code and its replacement. */
  survivors: readonly string[]
}

/** Parses a report of Stryker. Throws for another shape. */
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

/** The killed share of several shards in percent; 0 without mutants. */
export const shareOf = (scores: readonly Score[]): number => {
  const noticed = sum(scores.map((score) => score.noticed))
  const all = noticed + sum(scores.map((score) => score.survived))
  return all === 0 ? 0 : (100 * noticed) / all
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
