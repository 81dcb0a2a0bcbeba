/** A theme and the width of a window. Colours do not depend on the width nor the layout on the theme. */
export type View = 'phone-light' | 'desk-dark'

/** What one test photographs: a component with all its states, or a state that needs a window of its own. */
export type Sight = { address: string; name: string; alone: boolean; view: View }

type Shown = { alone?: true; states: Readonly<Record<string, unknown>> }

const views = ['phone-light', 'desk-dark'] as const

/**
 * The sights of a catalogue's groups, in its order. A component with its states is seen in both views; of
 * states with windows of their own the first is seen in both, the others in turn in one of them.
 */
export function sightsOf(groups: readonly { entries: Readonly<Record<string, Shown>> }[]): Sight[] {
  return groups
    .flatMap(({ entries }) => Object.entries(entries))
    .flatMap(([id, { alone, states }]): Sight[] => {
      if (!alone) return views.map((view) => ({ address: `#${id}`, name: id, alone: false, view }))
      return Object.keys(states).flatMap((state, index) =>
        views
          .filter((_, turn) => index === 0 || turn === index % views.length)
          .map((view) => ({ address: `#${id}/${state}`, name: `${id}-${state}`, alone, view })),
      )
    })
}
