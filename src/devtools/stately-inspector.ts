import { createBrowserInspector } from '@statelyai/inspect'
import type { InspectionEvent } from 'xstate'
import { withoutSecrets } from '../../machines/live/secrets.ts'

/** Opens Stately's inspector in a window, and returns what sends it the events of the actors, without secrets. */
export const openStatelyInspector = (page: Window): ((event: InspectionEvent) => void) => {
  const { inspect } = createBrowserInspector({
    window: page,
    serialize: (event) => Object.assign({}, event, withoutSecrets(event)),
  })
  return inspect.next
}
