import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTestModel, getShortestPaths } from 'xstate/graph'
import { walk } from '../src/driver.ts'
import { explore } from '../src/explore.ts'
import type { Finding } from '../src/findings.ts'
import { machineDriver } from '../src/machine-driver.ts'
import type { AnyModel } from '../src/model.ts'
import { modelFrom } from '../src/model-from.ts'
import { reportModel } from '../src/model-report.ts'
import { actors } from './corpus/actors.ts'
import { everyday } from './corpus/everyday.ts'
import { field } from './corpus/field.ts'
import { graphText } from './corpus/graph-text.ts'
import { limits } from './corpus/limits.ts'
import { messages } from './corpus/messages.ts'
import { mistakes } from './corpus/mistakes.ts'
import { models } from './corpus/models.ts'
import { services } from './corpus/services.ts'
import type { Shape } from './corpus/shape.ts'
import { streams } from './corpus/streams.ts'
import { time } from './corpus/time.ts'

const modelOf = ({ what, machine, lines }: Shape): AnyModel =>
  lines?.defaults === false
    ? { machine, question: what, inputs: { anyone: undefined }, outcomes: {}, ...lines }
    : modelFrom(machine, { question: what, ...lines })

const lineOf = ({ verdict, name, path, note, follows }: Finding): string =>
  [
    `${verdict}: ${name}`,
    ...(path ? [`after ${[path.input, ...path.moves].join(' → ')}`] : []),
    ...(note === null ? [] : [`note ${note}`]),
    ...(follows.length === 0 ? [] : [`then ${follows.join('; ')}`]),
  ].join(' | ')

const corpus = [
  ...everyday,
  ...services,
  ...actors,
  ...time,
  ...mistakes,
  ...models,
  ...limits,
  ...streams,
  ...messages,
  ...field,
].map((shape) => {
  const model = modelOf(shape)
  return { ...shape, model, report: reportModel(model) }
})

describe.each(corpus)('$what', ({ model, report, findings }) => {
  test('has these findings', () => {
    expect(report.findings.map(lineOf)).toEqual(findings)
  })

  test('is explored in the same way from saved states and by replaying every path', () => {
    const replayed = explore(model, { partial: true, replays: true })
    expect(graphText(replayed)).toEqual(graphText(report.graph))
  })

  test('passes its own tour, unless it fails or its projection hides something', async () => {
    if (findings.some((line) => /fails unhandled|'project'/.test(line))) return
    for (const path of report.paths) await walk(model, path, machineDriver(model, path.input))
  })
})

test('the moves of each machine do what this file says', async () => {
  const text = corpus.flatMap(({ what, report: { graph, paths } }) => [
    `## ${what}`,
    ...graphText(graph).slice(0, 8),
    `tour: ${paths.map(({ moves }) => moves.length).join(' + ')} moves`,
  ])
  await expect(text.join('\n')).toMatchFileSnapshot('./corpus/graphs.txt')
})

test('the page of comparison counts what @xstate/graph makes of the same machines', () => {
  // It follows an endless loop without an end.
  const machines = corpus
    .filter(({ findings }) => !findings.some((line) => line.includes('Infinite loop')))
    .map(({ machine }) => machine)
  const throwsOf = (work: (machine: Shape['machine']) => unknown) =>
    machines.filter((machine) => {
      try {
        work(machine)
        return false
      } catch {
        return true
      }
    }).length
  const shortest = throwsOf((machine) => getShortestPaths(machine, { limit: 300 }))
  const models = throwsOf((machine) => createTestModel(machine).getShortestPaths({ limit: 300 }))
  const page = readFileSync(join(import.meta.dirname, '../docs/comparison.md'), 'utf8')
  expect(page).toContain(
    `Of ${machines.length} machines, \`getShortestPaths\` throws on ${shortest} and \`createTestModel\` on ${models}.`,
  )
})
