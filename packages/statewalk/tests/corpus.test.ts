import { describe, expect, test } from 'vitest'
import { machineDriver, walk } from '../src/driver.ts'
import { explore } from '../src/explore.ts'
import type { Finding } from '../src/findings.ts'
import { corpus } from './corpus/every-machine.ts'
import { graphText } from './corpus/graph-text.ts'

const lineOf = ({ verdict, name, path, note, follows }: Finding): string =>
  [
    `${verdict}: ${name}`,
    ...(path ? [`after ${[path.input, ...path.moves].join(' → ')}`] : []),
    ...(note === null ? [] : [`note ${note}`]),
    ...(follows.length === 0 ? [] : [`then ${follows.join('; ')}`]),
  ].join(' | ')

describe.each(corpus)('$what', (shape) => {
  const { model, findings } = shape

  test('has these findings', () => {
    expect(shape.report.findings.map(lineOf)).toEqual(findings)
  })

  test('is explored in the same way from saved states and by replaying every path', () => {
    const replayed = explore(model, { partial: true, replays: true })
    expect(graphText(replayed)).toEqual(graphText(shape.report.graph))
  })

  test('passes its own tour, unless it fails or its projection hides something', async () => {
    if (findings.some((line) => /fails unhandled|'project'/.test(line))) return
    for (const path of shape.report.paths) await walk(model, path, machineDriver(model, path.input))
  })
})
