import { type Criterion, coverageOf, explore, gapsOf, type Path, pathsOf } from 'statewalk'
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
    return {
      ...question,
      paths: [],
      gaps: [],
      failure: error instanceof Error ? error.message : String(error),
    }
  }
}
