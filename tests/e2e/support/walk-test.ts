import { test as base, expect } from '@playwright/test'
import { stack } from './stack.ts'
import { endRoutes, watchFor } from './troubles.ts'

/** What the browser says of an answer that a path asked for. */
const askedFor = /^console: (Failed to load resource|Access to fetch)/

/** The test of walks: as that of the journeys, but a path's failures of the network are no troubles. */
export const test = base.extend<{ watched: undefined }>({
  baseURL: stack.site,
  locale: 'en-GB',
  watched: [
    async ({ context }, use) => {
      const troubles = await watchFor(context)
      await use(undefined)
      await endRoutes(context)
      const unexplained = await troubles.unexplained()
      expect(unexplained.filter((line) => !askedFor.test(line))).toEqual([])
    },
    { auto: true },
  ],
})
