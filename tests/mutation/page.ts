import type { Found } from './found.ts'
import { reasonFor } from './reasons.ts'
import { lineOf, type Row, rowIn, rowOf, shareOfRows, tableHead } from './rows.ts'
import { goals, groups, type Shard } from './shards.ts'

const [start, end] = ['<!-- mutation -->', '<!-- /mutation -->']

/**
 * The text of docs/mutation.md with the results of the last runs between its markers. A shard without a result keeps
 * its row and date; a shard without a row is named.
 */
export const pageWith = (
  page: string,
  shards: readonly Shard[],
  found: readonly Found[],
): string => {
  const [before, rest] = page.split(start)
  const [old, after] = rest?.split(end) ?? []
  if (before === undefined || old === undefined || after === undefined)
    throw new Error(`The page has no ${start}`)
  const rows = shards.map((shard) => {
    const now = found.find((one) => one.shard === shard.name)
    return { shard, row: now ? rowOf(now) : rowIn(old, shard) }
  })
  const absent = rows.flatMap(({ shard, row }) => (row ? [] : [`\`${shard.name}\``]))
  const gaps =
    absent.length > 0 ? `Not run yet and not included below: ${absent.join(', ')}.\n\n` : ''
  const tables = groups.flatMap((group) => {
    const members = rows.flatMap(({ shard, row }) => (row && shard.group === group ? [row] : []))
    return members.length === 0 ? [] : [tableOf(group, members)]
  })
  return `${before}${start}\n\n${gaps}${sumOf(rows.flatMap(({ row }) => row ?? []))}\n\n${tables.join('\n\n')}\n\n${end}${after}`
}

/** The sum of the rows, as the time of a single worker. */
const sumOf = (rows: readonly Row[]): string => {
  const changes = rows.reduce((sum, row) => sum + row.changes, 0)
  const minutes = rows.reduce((sum, row) => sum + row.seconds * row.workers, 0) / 60
  return `Total: ${changes} mutants in ${Math.round(minutes)} minutes of one worker.`
}

const tableOf = (group: Shard['group'], members: readonly Row[]): string =>
  [
    `## ${capitalised(group)}: ${shareOfRows(members).toFixed(1)} % killed, goal ${goals[group]} %`,
    [tableHead, ...members.map(lineOf)].join('\n'),
    ...reasonsOf(members),
  ].join('\n\n')

const reasonsOf = (members: readonly Row[]): string[] => {
  const known = new Map<string, string[]>()
  for (const line of members.flatMap(({ explained }) => explained)) {
    const reason = reasonFor(line)
    if (reason) known.set(reason, [...(known.get(reason) ?? []), line])
  }
  return [...known].map(([reason, lines]) =>
    [reason, '', ...lines.map((line) => `- ${code(line)}`)].join('\n'),
  )
}

const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

const code = (text: string): string => `\`\` ${text} \`\``
