import { explained } from './explained.ts'
import type { Found } from './found.ts'
import { shareOf } from './score.ts'
import { goals } from './shards.ts'

const [start, end] = ['<!-- mutation -->', '<!-- /mutation -->']

/** The text of docs/mutation.md with what the last runs found, and which shards are absent, in the place that is marked for it. */
export const pageWith = (
  page: string,
  all: readonly Found[],
  absent: readonly string[] = [],
): string => {
  const [before, rest] = page.split(start)
  const [, after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined) throw new Error(`The page has no ${start}`)
  const gap = absent.map((name) => `\`${name}\``).join(', ')
  const gaps = absent.length > 0 ? `Not run yet, and in no number below: ${gap}.\n\n` : ''
  return `${before}${start}\n\n${gaps}${tablesOf(all)}\n\n${end}${after}`
}

const tablesOf = (all: readonly Found[]): string =>
  (['machines', 'services'] as const)
    .flatMap((group) => {
      const members = all.filter((found) => found.group === group)
      if (members.length === 0) return []
      const share = shareOf(members.map(({ score }) => score)).toFixed(1)
      return [
        `## ${group === 'machines' ? 'Machines' : 'Services'}: ${share} %, wanted ${goals[group]} %`,
        [
          '| shard | changes | noticed % | survived | of these explained | errors | day | s | workers | load |',
          '| --- | --: | --: | --: | --: | --: | --- | --: | --: | --: |',
          ...members.map(rowOf),
        ].join('\n'),
        ...reasonsOf(members),
      ]
    })
    .join('\n\n')

const rowOf = ({ shard, score, day, seconds, workers, load }: Found): string => {
  const { noticed, survived, survivors, errors } = score
  const known = survivors.filter((line) => reasonFor(line) !== undefined).length
  const cells = [
    ...[`\`${shard}\``, noticed + survived, shareOf([score]).toFixed(1)],
    ...[survived, known, errors, day, seconds, workers, load.toFixed(1)],
  ]
  return `| ${cells.join(' | ')} |`
}

const reasonsOf = (members: readonly Found[]): string[] => {
  const survivors = members.flatMap(({ score }) => score.survivors)
  const known = new Map<string, string[]>()
  for (const line of survivors) {
    const reason = reasonFor(line)
    if (reason) known.set(reason, [...(known.get(reason) ?? []), line])
  }
  return [...known].map(([reason, lines]) =>
    [`${reason}`, '', ...lines.map((line) => `- ${code(line)}`)].join('\n'),
  )
}

const code = (text: string): string => `\`\` ${text} \`\``

/** Why nobody can notice a survivor, or why nobody needs to; undefined where nobody has said so yet. */
export const reasonFor = (survivor: string): string | undefined =>
  explained[survivor.replace(/:\d+ /, ' ')]
