import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestModel, getShortestPaths } from 'xstate/graph'
import { explore } from '../src/explore.ts'
import { pathsOf } from '../src/paths.ts'
import { corpus, modelOf } from './corpus/every-machine.ts'
import { graphText } from './corpus/graph-text.ts'
import type { Shape } from './corpus/shape.ts'

// Both texts are those of the installed XState. An older version fails with other snapshots.
test('the moves of each machine do what this file says', async () => {
  const text = corpus.flatMap((shape) => {
    const graph = explore(modelOf(shape), { partial: true })
    return [
      `## ${shape.what}`,
      ...graphText(graph).slice(0, 8),
      `tour: ${pathsOf(graph)
        .map(({ moves }) => moves.length)
        .join(' + ')} moves`,
    ]
  })
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
