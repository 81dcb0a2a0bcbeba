import type { Graph } from './graph.ts'
import type { Path } from './paths.ts'
import { replay } from './replay.ts'

/**
 * Paths that, when they are replayed, come to other configurations than exploration has found on the same moves,
 * as sentences: then `project` hides something that matters.
 */
export const strayingPaths = (graph: Graph, paths: readonly Path[]): readonly string[] =>
  paths.flatMap((path) => {
    const astray = stepAstray(graph, path)
    return astray === null
      ? []
      : [`'project' hides something that matters: '${path.name}' goes astray at step ${astray}.`]
  })

const stepAstray = ({ model, starts, configurations, leaving }: Graph, path: Path) => {
  let at = starts.find(({ input }) => input === path.input)?.to ?? 0
  let step = 0
  let astray: number | null = null
  replay(model, path, (run) => {
    const name = run.lastStep().move?.name
    if (name !== undefined) {
      step += 1
      at = leaving[at]?.find(({ move }) => move.name === name)?.to ?? at
    }
    if (configurations[at]?.key !== run.configuration()) astray ??= step
  })
  return astray
}
