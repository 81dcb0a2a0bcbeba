import { createContext } from 'react'

/** Reads a field again and reports what has changed without an event. `changed` reports its change itself. */
export type ReadAgain = (changed: EventTarget | null) => void

/** Adds a field to the form around it, and returns how to remove it. Without a form nothing reads the field again. */
export const FormFields = createContext<(read: ReadAgain) => () => void>(() => () => {})
