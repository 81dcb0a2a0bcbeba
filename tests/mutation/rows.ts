import type { Found } from './found.ts'
import { reasonFor } from './reasons.ts'
import type { Shard } from './shards.ts'

/** The page's row for one shard. */
export type Row = Pick<Found, 'shard' | 'day' | 'seconds' | 'workers' | 'load'> & {
  changes: number
  survived: number
  /** The number of survivors that had a reason when the row was written. */
  known: number
  errors: number
  /** The explained survivors, as listed below the table. */
  explained: readonly string[]
}

/** The header of each table, with its separator line. */
export const tableHead = [
  '| shard | mutants | killed % | survived | explained | errors | day | s | workers | load |',
  '| --- | --: | --: | --: | --: | --: | --- | --: | --: | --: |',
].join('\n')

export const rowOf = ({ shard, score, day, seconds, workers, load }: Found): Row => {
  const explained = score.survivors.filter((line) => reasonFor(line) !== undefined)
  return {
    ...{ shard, day, seconds, workers, load },
    changes: score.noticed + score.survived,
    survived: score.survived,
    known: explained.length,
    errors: score.errors,
    explained,
  }
}

export const lineOf = (row: Row): string => {
  const cells = [
    ...[`\`${row.shard}\``, row.changes, shareOfRows([row]).toFixed(1), row.survived, row.known],
    ...[row.errors, row.day, row.seconds, row.workers, row.load.toFixed(1)],
  ]
  return `| ${cells.join(' | ')} |`
}

/** The killed share of several rows in percent; 0 without mutants. */
export const shareOfRows = (rows: readonly Row[]): number => {
  const sum = (of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)
  const changes = sum((row) => row.changes)
  return changes === 0 ? 0 : (100 * (changes - sum((row) => row.survived))) / changes
}

/** The page's existing row of a shard, or undefined. */
export const rowIn = (page: string, { name, changes }: Shard): Row | undefined => {
  const line = page.split('\n').find((one) => one.startsWith(`| \`${name}\` |`))
  if (line === undefined) return undefined
  const [, , all, , survived, known, errors, day = '', seconds, workers, load] = line
    .split('|')
    .map((cell) => cell.trim())
  const row = {
    ...{ shard: name, day, seconds: Number(seconds), workers: Number(workers) },
    ...{ changes: Number(all), survived: Number(survived), known: Number(known) },
    ...{ errors: Number(errors), load: Number(load) },
    explained: listedIn(page).filter((one) => changes.some((path) => one.startsWith(`${path}:`))),
  }
  if (Object.values(row).some(Number.isNaN)) throw new Error(`The page has no row in: ${line}`)
  return row
}

const listedIn = (page: string): readonly string[] =>
  [...page.matchAll(/^- `` (.*) ``$/gm)].flatMap(([, line]) => line ?? [])
