import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import type { StateValue } from 'xstate'
import { type FromPage, liveChannel } from '../../../../machines/live/live.ts'

/** The states of one machine that a page of the local build publishes to the machine lab. */
export type ObservedMachine = {
  /** The current state, or null before the machine has started. */
  state(): StateValue | null
  /** Whether the machine has reached this state since the last one that was found. */
  hasReached(value: StateValue): boolean
  /** Drops the states that were published before the path. */
  forget(): void
}

/** Observes the machine with this id, on every document of the page. */
export const observeMachine = async (page: Page, machine: string): Promise<ObservedMachine> => {
  const actors = new Set<string>()
  const recording: StateValue[] = []
  let found = -1

  await page.exposeFunction('trellisReceived', (message: FromPage) => {
    if (message.type === 'actor started' && message.actor.machine === machine) {
      actors.add(`${message.page} ${message.actor.id}`)
      recording.push(message.actor.start.value)
    }
    if (message.type === 'actor moved' && actors.has(`${message.page} ${message.actor}`))
      recording.push(message.entry.value)
  })
  // Reads each message where the page posts it. Chromium loses a message on its way to a page that opens a window in the
  // same task, and a provider's window opens in the task of the click (decision 0069).
  await page.addInitScript((channel) => {
    const { postMessage } = BroadcastChannel.prototype
    BroadcastChannel.prototype.postMessage = function (message) {
      if (this.name === channel && ['actor started', 'actor moved'].includes(message.type))
        Object.assign(window).trellisReceived(message)
      postMessage.call(this, message)
    }
  }, liveChannel)

  return {
    state: () => recording.at(-1) ?? null,
    forget() {
      recording.length = 0
      found = -1
    },
    hasReached(value) {
      const at = recording.findIndex(
        (each, index) => index > found && isDeepStrictEqual(each, value),
      )
      if (at >= 0) found = at
      // A move without a state change may publish no new state.
      return at >= 0 || isDeepStrictEqual(recording[found], value)
    },
  }
}
