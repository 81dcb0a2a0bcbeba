/** The snapshot type of a machine. Screens may only import the types of machines. */
export type SnapshotOf<Machine extends { getInitialSnapshot(...args: never[]): unknown }> =
  ReturnType<Machine['getInitialSnapshot']>

export type EventOf<Machine extends { transition(...args: never[]): unknown }> = Parameters<
  Machine['transition']
>[1]

/** The `send` function of a machine's actor. */
export type SendTo<Machine extends { transition(...args: never[]): unknown }> = (
  event: EventOf<Machine>,
) => void
