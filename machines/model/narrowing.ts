import type { Configuration, Graph } from './graph.ts'
import type { Move } from './moves.ts'

/** What somebody can bring about: where a walk may begin, and which moves can be made in a configuration. */
export type Means = {
  begins(input: string): boolean
  makes(move: Move, at: Configuration): boolean
}

/** The part of a graph that can be walked by these means. */
export const narrowed = (graph: Graph, { begins, makes }: Means): Graph => {
  const leaving = graph.leaving.map((edges) =>
    edges.filter(({ from, move }) => {
      const at = graph.configurations[from]
      return at !== undefined && makes(move, at)
    }),
  )
  return {
    ...graph,
    starts: graph.starts.filter(({ input }) => begins(input)),
    leaving,
    edges: leaving.flat(),
  }
}
