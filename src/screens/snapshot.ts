/** The snapshot of a machine, taken from the machine's type: screens know machines by their types only. */
export type SnapshotOf<Machine extends { getInitialSnapshot(...args: never[]): unknown }> =
  ReturnType<Machine['getInitialSnapshot']>

/** The events of a machine. */
export type EventOf<Machine extends { transition(...args: never[]): unknown }> = Parameters<
  Machine['transition']
>[1]

/** Takes an event to a machine. */
export type SendTo<Machine extends { transition(...args: never[]): unknown }> = (
  event: EventOf<Machine>,
) => void
