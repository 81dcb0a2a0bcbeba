/** What one test photographs: a component with all its states, or a state that needs a window of its own. */
export type Sight = { address: string; name: string }

type Shown = { alone?: true; states: Readonly<Record<string, unknown>> }

/** The sights of a catalogue's groups, in its order. */
export function sightsOf(groups: readonly { entries: Readonly<Record<string, Shown>> }[]): Sight[] {
  return groups
    .flatMap(({ entries }) => Object.entries(entries))
    .flatMap(([id, { alone, states }]) =>
      alone
        ? Object.keys(states).map((state) => ({
            address: `#${id}/${state}`,
            name: `${id}-${state}`,
          }))
        : [{ address: `#${id}`, name: id }],
    )
}
