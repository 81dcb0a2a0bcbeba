import * as v from 'valibot'

const urls = v.object({
  site: v.string(),
  api: v.string(),
  authEmulator: v.string(),
  storageEmulator: v.string(),
  projectId: v.string(),
})

/** The URLs of the parts of this run's stack. */
export type Stack = v.InferOutput<typeof urls>

/** The stack that playwright.config.ts has started for this run. */
export const stack: Stack = v.parse(urls, JSON.parse(process.env.TRELLIS_STACK ?? '{}'))
