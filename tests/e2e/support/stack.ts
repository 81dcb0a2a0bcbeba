import * as v from 'valibot'

const addresses = v.object({
  site: v.string(),
  api: v.string(),
  authEmulator: v.string(),
  storageEmulator: v.string(),
  projectId: v.string(),
})

/** Where the parts of this run's stack listen. */
export type Stack = v.InferOutput<typeof addresses>

/** The stack that playwright.config.ts has started for this run. */
export const stack: Stack = v.parse(addresses, JSON.parse(process.env.TRELLIS_STACK ?? '{}'))
