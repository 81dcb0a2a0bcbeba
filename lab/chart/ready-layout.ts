import type { ELK, ElkNode } from 'elkjs/lib/elk-api'
import { pathId } from '../../machines/model/path-name.ts'
import { elkGraphOf, layoutFrom } from './elk-graph.ts'
import type { FoldedChart } from './fold.ts'
import type { Layout } from './geometry.ts'
import { measureText } from './measure-text.ts'

/** A layout that was made beforehand, and the id of the graph that it is of. */
export type ReadyLayout = { of: string; layout: Layout }

/** The layouts of unfolded machines, by the machine's id. */
export type ReadyLayouts = Readonly<Record<string, ReadyLayout>>

/** Says whether two graphs would be laid out alike. */
export const graphId = (graph: ElkNode): string => pathId(JSON.stringify(graph))

/** Lays a chart out beforehand, so that the lab can draw it at once. */
export const readyLayoutOf = async (
  chart: FoldedChart,
  engine: Pick<ELK, 'layout'>,
): Promise<ReadyLayout> => {
  const graph = elkGraphOf(chart, measureText)
  // The engine writes into the graph that it is given.
  const of = graphId(graph)
  return { of, layout: layoutFrom(await engine.layout(graph)) }
}
