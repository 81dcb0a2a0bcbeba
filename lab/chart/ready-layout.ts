import type { ELK, ElkNode } from 'elkjs/lib/elk-api'
import { pathId } from 'statewalk/internal'
import { elkGraphOf, layoutFrom } from './elk-graph.ts'
import type { FoldedChart } from './fold.ts'
import type { Layout } from './geometry.ts'
import { measureText } from './measure-text.ts'

/** A precomputed layout, and the hash of its graph. */
export type ReadyLayout = { of: string; layout: Layout }

/** The layouts of unfolded machines, by the machine's id. */
export type ReadyLayouts = Readonly<Record<string, ReadyLayout>>

/** A hash of a graph. Equal graphs have equal layouts. */
export const graphId = (graph: ElkNode): string => pathId(JSON.stringify(graph))

/** Precomputes the layout of a chart, so that the lab can render it at once. */
export const readyLayoutOf = async (
  chart: FoldedChart,
  engine: Pick<ELK, 'layout'>,
): Promise<ReadyLayout> => {
  const graph = elkGraphOf(chart, measureText)
  // The engine mutates the graph.
  const of = graphId(graph)
  return { of, layout: layoutFrom(await engine.layout(graph)) }
}
