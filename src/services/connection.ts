import type { Connection } from '../../machines/ports.ts'

/** The properties of `window` that the connection uses. */
export type ConnectionWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** The connection of this browser, by the event `online`. */
export const createConnection = (window: ConnectionWindow): Connection => ({
  watch: (onOnline) => {
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  },
})
