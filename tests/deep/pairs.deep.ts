import { explore, machineDriver, type Path, pairsCovered, pathsOf, walk } from 'statewalk'
import { expect, test } from 'vitest'
import { maxPathLength } from '../../machines/model-of.ts'
import { models } from '../../machines/models.ts'
import { recordWalked } from '../support/paths/walked.ts'

for (const model of models)
  test(`${model.machine.id} passes for every pair of consecutive transitions`, async () => {
    const graph = explore(model)
    const paths = pathsOf(graph, 'pairs', { longest: maxPathLength })
    const walked: Path[] = []
    try {
      for (const path of paths) {
        await walk(model, path, machineDriver(model, path.input))
        walked.push(path)
      }
    } finally {
      recordWalked('pairs', model.machine.id, walked)
    }
    const pairs = Object.entries(pairsCovered(graph, paths))
    expect(pairs.filter(([, verdict]) => verdict === 'uncovered')).toEqual([])
  })
