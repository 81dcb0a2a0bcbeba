/** The snapshot of a machine, taken from the machine's type: screens know machines by their types only. */
export type SnapshotOf<Machine extends { getInitialSnapshot(...args: never[]): unknown }> =
  ReturnType<Machine['getInitialSnapshot']>
