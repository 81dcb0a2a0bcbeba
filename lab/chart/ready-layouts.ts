import type { ELK } from 'elkjs/lib/elk-api'
import { type AnyModel, startRun } from 'statewalk'
import { activeStates } from 'statewalk/internal'
import { candidatesFor } from './candidates.ts'
import { chartOf } from './chart-of.ts'
import { elkGraphOf, graphId, layoutFrom } from './elk-graph.ts'
import { fold } from './fold.ts'
import type { ReadyLayouts } from './layouts.ts'
import { measureText } from './measure-text.ts'

/** Precomputes the layouts of a machine at its start, so that the lab can render one of them at once. */
export const readyLayoutsOf = async (
  { machine, ...model }: AnyModel,
  engine: Pick<ELK, 'layout'>,
): Promise<ReadyLayouts> => {
  const [input = ''] = Object.keys(model.inputs)
  const active = new Set(activeStates(startRun({ machine, ...model }, input).snapshot()))
  const chart = chartOf(machine)
  const ready: Record<string, ReadyLayouts[string]> = {}
  for (const { folds, detail } of candidatesFor(
    chart,
    { active, entered: active },
    null,
    'whole',
  )) {
    const graph = elkGraphOf(fold(chart, folds, detail), measureText)
    const of = graphId(graph)
    // The engine mutates the graph.
    ready[of] ??= layoutFrom(await engine.layout(graph))
  }
  return ready
}
