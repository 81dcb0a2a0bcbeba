import { guardLabel } from '../../machines/model/guards.ts'
import type { Run } from '../../machines/model/run.ts'

/** An event that the active states speak of but do not take now, and the guards that say so. */
export type Refusal = { event: string; guards: readonly string[] }

/** What is refused where the run stands. An event without guards of its own is forbidden outright. */
export const refusalsOf = (run: Run): readonly Refusal[] => {
  const { _nodes } = run.snapshot()
  return run.possible().refused.map((event) => {
    const type = event.replace(/ \(.*\)$/, '')
    const guards = _nodes
      .flatMap((node) => node.transitions.get(type) ?? [])
      .flatMap(({ guard }) => (guard ? [guardLabel(guard)] : []))
    return { event, guards: [...new Set(guards)] }
  })
}
