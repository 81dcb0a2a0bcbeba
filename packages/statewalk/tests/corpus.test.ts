import { describe, expect, test } from 'vitest'
import { machineDriver, walk } from '../src/driver.ts'
import { explore } from '../src/explore.ts'
import type { Finding } from '../src/findings.ts'
import { reportModel } from '../src/model-report.ts'
import { pathsOf } from '../src/paths.ts'
import { defaultRules } from '../src/rules.ts'
import { corpus, modelOf } from './corpus/every-machine.ts'
import { graphText } from './corpus/graph-text.ts'

const lineOf = ({ verdict, name, path, note, follows }: Finding): string =>
  [
    `${verdict}: ${name}`,
    ...(path ? [`after ${[path.input, ...path.moves].join(' → ')}`] : []),
    ...(note === null ? [] : [`note ${note}`]),
    ...(follows.length === 0 ? [] : [`then ${follows.join('; ')}`]),
  ].join(' | ')

describe.each(corpus.map((shape) => [shape.what, shape] as const))('%s', (_, shape) => {
  const { findings } = shape

  test('has these findings', () => {
    const model = modelOf(shape)
    const found = reportModel(model).findings
    expect(found.map(lineOf)).toEqual(findings)
    const rules = Object.keys({ ...defaultRules, ...model.invariants, ...model.temporalRules })
    for (const { about, name } of found) {
      const isRule = rules.some((rule) => name.startsWith(`${rule}: `))
      const isItem = /^(\w+: '|\d+ items )/.test(name)
      expect(about, name).toBe(isRule ? 'rule' : isItem ? 'coverage' : 'model')
    }
  })

  test('is explored in the same way from saved states and by replaying every path', () => {
    const graph = explore(modelOf(shape), { partial: true })
    const replayed = explore(modelOf(shape), { partial: true, replays: true })
    expect(graphText(replayed)).toEqual(graphText(graph))
  })

  test('passes its own tour, unless it fails or its projection hides something', async () => {
    if (findings.some((line) => /fails unhandled|'project'/.test(line))) return
    const model = modelOf(shape)
    for (const path of pathsOf(explore(model, { partial: true })))
      await walk(model, path, machineDriver(model, path.input))
  })
})
