import type { Graph } from './graph.ts'
import type { Path } from './paths.ts'
import { replay } from './replay.ts'

/**
 * Finds paths whose replay reaches other configurations than exploration found for the same moves, as sentences. Such a
 * divergence means that `project` hides something that matters.
 */
export const divergingPaths = (graph: Graph, paths: readonly Path[]): readonly string[] =>
  paths.flatMap((path) => {
    const diverged = divergedStep(graph, path)
    return diverged === null
      ? []
      : [`'project' hides something that matters: '${path.name}' diverges at step ${diverged}.`]
  })

const divergedStep = ({ model, starts, configurations, leaving }: Graph, path: Path) => {
  let at = starts.find(({ input }) => input === path.input)?.to ?? 0
  let step = 0
  let diverged: number | null = null
  replay(model, path, (run) => {
    const name = run.lastStep().move?.name
    if (name !== undefined) {
      step += 1
      at = leaving[at]?.find(({ move }) => move.name === name)?.to ?? at
    }
    if (configurations[at]?.key !== run.configuration()) diverged ??= step
  })
  return diverged
}
