/** A theme and a viewport. Two combinations are enough, because layouts do not depend on the theme. */
export type View = 'phone-light' | 'desk-dark'

/** One screenshot: a component with all its states, or a state that needs a window of its own. */
export type Screenshot = { address: string; name: string; alone: boolean; view: View }

type Shown = { alone?: true; states: Readonly<Record<string, unknown>> }

const views = ['phone-light', 'desk-dark'] as const

/**
 * The screenshots of a catalogue's groups, in its order. A component with its states is taken in both views. Of
 * states with windows of their own, the first is taken in both views, the others alternate.
 */
export function screenshotsOf(
  groups: readonly { entries: Readonly<Record<string, Shown>> }[],
): Screenshot[] {
  return groups
    .flatMap(({ entries }) => Object.entries(entries))
    .flatMap(([id, { alone, states }]): Screenshot[] => {
      if (!alone) return views.map((view) => ({ address: `#${id}`, name: id, alone: false, view }))
      return Object.keys(states).flatMap((state, index) =>
        views
          .filter((_, turn) => index === 0 || turn === index % views.length)
          .map((view) => ({ address: `#${id}/${state}`, name: `${id}-${state}`, alone, view })),
      )
    })
}
