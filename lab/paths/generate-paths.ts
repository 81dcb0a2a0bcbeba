import { type AnyModel, coverageOf, explore, type Path, pathsOf, type Run } from 'statewalk'
import { activeStates, type Criterion, gapsOf, makePath } from 'statewalk/internal'
import { maxPathLength } from '../../machines/model-of.ts'

export type PathQuestion = { machine: string; criterion: Criterion }

/** The paths of a machine, or an error; while it is being explored, what has been found so far. */
export type PathAnswer = PathQuestion & {
  paths: readonly Path[]
  /** What the paths do not cover. */
  gaps: readonly string[]
  /** A shortest path to every state found so far. Empty once the paths are complete. */
  firstPaths: readonly Path[]
  /** The number of steps explored so far; null once the paths are complete. */
  explored: number | null
  failure: string | null
}

/** Explores a machine and reports its paths: the first ones at once, progress on the way, and all at the end. */
export const generatePaths = (
  model: AnyModel,
  criterion: Criterion,
  report: (answer: PathAnswer) => void,
): void => {
  const question = { machine: model.machine.id, criterion }
  const firstPaths: Path[] = []
  const seen = new Set<string>()
  let explored = 0
  const visit = (run: Run) => {
    explored += 1
    const found = activeStates(run.snapshot()).filter((state) => !seen.has(state))
    for (const state of found) seen.add(state)
    if (found.length > 0) firstPaths.push(pathOf(run))
    if (found.length > 0 || explored % reportEvery === 0)
      report({ ...question, paths: [], gaps: [], firstPaths, explored, failure: null })
  }
  const complete = { ...question, firstPaths: [], explored: null }
  try {
    const graph = explore(model, { visit })
    const paths = pathsOf(graph, criterion, { longest: maxPathLength })
    report({ ...complete, paths, gaps: gapsOf(coverageOf(graph, paths)), failure: null })
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    report({ ...complete, paths: [], gaps: [], failure })
  }
}

const reportEvery = 200

const pathOf = (run: Run): Path => {
  const { input, steps } = run.history()
  return makePath(
    input,
    steps.flatMap(({ move }) => (move ? [move.name] : [])),
  )
}
