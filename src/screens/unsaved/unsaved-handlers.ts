/** The handlers of the dialog about unsaved changes. */
export type UnsavedHandlers = { onLeave(): void; onStay(): void }
