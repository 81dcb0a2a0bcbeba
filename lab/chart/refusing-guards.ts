import type { Run } from 'statewalk'
import { guardLabel } from 'statewalk/internal'

/** The guards of the active states that refuse an event now. An event without guards is forbidden there. */
export const guardsRefusing = (run: Run, type: string): readonly string[] => [
  ...new Set(
    run
      .snapshot()
      ._nodes.flatMap((node) => node.transitions.get(type) ?? [])
      .flatMap(({ guard }) => (guard ? [guardLabel(guard)] : [])),
  ),
]
