import type { Configuration, Graph } from './graph.ts'
import type { Move } from './moves.ts'

/** The inputs and moves that an environment can produce, per configuration. */
export type Means = {
  begins(input: string): boolean
  makes(move: Move, at: Configuration): boolean
}

/** The part of a graph that these inputs and moves can reach. */
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
