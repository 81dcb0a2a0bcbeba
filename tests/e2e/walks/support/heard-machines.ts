import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import type { StateValue } from 'xstate'
import { type FromPage, liveChannel } from '../../../../machines/model/live.ts'

/** What a page of the local build tells of one of its machines, as the machine lab hears it. */
export type HeardMachine = {
  /** Where it stands; null before it is there. */
  stands(): StateValue | null
  /** Whether it has come to this state since the last one that was found. */
  hasComeTo(value: StateValue): boolean
  /** Whatever it has told so far belongs to no path. */
  forget(): void
}

/** Listens to the machine with this id, on every document of the page. */
export const hearMachine = async (page: Page, machine: string): Promise<HeardMachine> => {
  const actors = new Set<string>()
  const trail: StateValue[] = []
  let found = -1

  await page.exposeFunction('trellisHeard', (message: FromPage) => {
    if (message.type === 'actor started' && message.actor.machine === machine) {
      actors.add(`${message.page} ${message.actor.id}`)
      trail.push(message.actor.start.value)
    }
    if (message.type === 'actor moved' && actors.has(`${message.page} ${message.actor}`))
      trail.push(message.entry.value)
  })
  await page.addInitScript((channel) => {
    const line = new BroadcastChannel(channel)
    line.addEventListener('message', ({ data }) => {
      if (data.type === 'actor started' || data.type === 'actor moved')
        Object.assign(window).trellisHeard(data)
    })
  }, liveChannel)

  return {
    stands: () => trail.at(-1) ?? null,
    forget() {
      trail.length = 0
      found = -1
    },
    hasComeTo(value) {
      const at = trail.findIndex((each, index) => index > found && isDeepStrictEqual(each, value))
      if (at >= 0) found = at
      // A move that stays where it was may be told by no new moment.
      return at >= 0 || isDeepStrictEqual(trail[found], value)
    },
  }
}
