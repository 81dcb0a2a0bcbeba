import { coverageOf, gapsOf } from '../../machines/model/coverage.ts'
import { explore } from '../../machines/model/explore.ts'
import type { Criterion } from '../../machines/model/goals.ts'
import { type Path, pathsOf } from '../../machines/model/paths.ts'
import { messageOf } from '../../machines/model/recorder.ts'
import { models } from '../../machines/models.ts'

/** A request to the worker: the paths of a machine for a criterion. */
export type PathQuestion = { machine: string; criterion: Criterion }

/** Its answer: the paths and their uncovered items, or an error. */
export type PathAnswer = PathQuestion & {
  paths: readonly Path[]
  gaps: readonly string[]
  failure: string | null
}

addEventListener('message', ({ data }: MessageEvent<PathQuestion>) => {
  postMessage(answer(data))
})

/* Exploration would block the page for too long, so it runs in a worker. */
const answer = (question: PathQuestion): PathAnswer => {
  try {
    const model = models.find(({ machine }) => machine.id === question.machine)
    if (!model) throw new Error(`No machine '${question.machine}'.`)
    const graph = explore(model)
    const paths = pathsOf(graph, question.criterion)
    return { ...question, paths, gaps: gapsOf(coverageOf(graph, paths)), failure: null }
  } catch (error) {
    return { ...question, paths: [], gaps: [], failure: messageOf(error) }
  }
}
