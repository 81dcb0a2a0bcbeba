import { clockStart, makePath } from 'statewalk/internal'
import { labCopy } from '../copy.ts'
import { clockTime, formatJson } from '../parts/format.ts'
import type { PathFile } from '../paths/path-file.ts'
import type { Frame } from '../recording/player.ts'
import { commandFor, fileNameOf } from './recorded-path.ts'
import { ruleKinds } from './rule.ts'

/** The content of a report in addition to the path. */
export type Surroundings = {
  url: string
  frames: readonly Frame[]
  expectations: readonly string[]
}

export const reportOf = (path: PathFile, { url, frames, expectations }: Surroundings): string => {
  const { machine, title, input, moves, expectations: expectedLines } = path
  const rules = expectedLines.flatMap((expected) =>
    ruleKinds.flatMap((kind) =>
      (expected[kind] ?? []).map((name) => labCopy.report.rules[kind](name, [])),
    ),
  )
  const { id } = makePath(input, moves)
  const last = frames[moves.length]
  return [
    `# ${machine}: ${title}`,
    '',
    `Path \`${id}\`, seen at ${url}`,
    '',
    `It begins as “${input}”.`,
    '',
    ...moves.map((move, index) => {
      const frame = frames[index + 1]
      return `${index + 1}. ${frame ? `${clockTime(frame.at - clockStart)} ` : ''}\`${move}\` → \`${formatJson(frame?.value)}\``
    }),
    '',
    `The machine is in \`${formatJson(last?.value)}\`${rules.length > 0 ? `. What should hold there: ${rules.join('; ')}` : ''}.`,
    '',
    ...(expectations.length > 0
      ? ['Expected on the screen:', '', ...expectations.map((line) => `- ${line}`), '']
      : []),
    'Context:',
    '',
    '```json',
    JSON.stringify(last?.context, null, 2),
    '```',
    '',
    `To repeat it, save this as \`tests/regressions/${fileNameOf(path, id)}\` and run \`${commandFor(path, id)}\`:`,
    '',
    '```json',
    JSON.stringify(path, null, 2),
    '```',
    '',
  ].join('\n')
}
