import { makePath } from '../../machines/model/paths.ts'
import { clockStart } from '../../machines/model/step-clock.ts'
import { clockTime, written } from '../parts/written.ts'
import type { PathFile } from '../paths/path-file.ts'
import type { Frame } from '../trail/player.ts'

/** What a report says beside the path itself. */
export type Surroundings = {
  /** Where the lab shows it. */
  address: string
  frames: readonly Frame[]
  /** What should be seen there, in words. */
  looks: readonly string[]
}

/** The report as Markdown, to be put into an issue. */
export const reportOf = (path: PathFile, { address, frames, looks }: Surroundings): string => {
  const { machine, title, input, moves, looks: expectations } = path
  const expected = expectations.flatMap(({ active = [] }) => active)
  const { id } = makePath(input, moves)
  const last = frames[moves.length]
  return [
    `# ${machine}: ${title}`,
    '',
    `Path \`${id}\`, seen at ${address}`,
    '',
    `It begins as “${input}”.`,
    '',
    ...moves.map((move, index) => {
      const frame = frames[index + 1]
      return `${index + 1}. ${frame ? `${clockTime(frame.at - clockStart)} ` : ''}\`${move}\` → \`${written(frame?.value)}\``
    }),
    '',
    `The machine is in \`${written(last?.value)}\`${expected.length > 0 ? `; it should be in \`${expected.join(', ')}\`` : ''}.`,
    '',
    ...(looks.length > 0
      ? ['What should be seen:', '', ...looks.map((line) => `- ${line}`), '']
      : []),
    'Context:',
    '',
    '```json',
    JSON.stringify(last?.context, null, 2),
    '```',
    '',
    'To repeat it, put this into `tests/regressions/` and run `npm test`:',
    '',
    '```json',
    JSON.stringify(path, null, 2),
    '```',
    '',
  ].join('\n')
}
