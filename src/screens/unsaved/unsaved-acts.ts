/** The answers to whether to leave without saving. */
export type UnsavedActs = { onLeave(): void; onStay(): void }
