import type { Tabs } from '../../../machines/ports.ts'

/** Tracks whether a sign-in runs in any tab. Meanwhile no identity counts as orphaned (decision 0007). */
export type SignInWatch = {
  /** Marks the sign-in as running, here and in the other tabs, until the promise settles. */
  during<Value>(signIn: Promise<Value>): Promise<Value>
  isRunning(): boolean
}

/** Counts the sign-ins of this tab, and of other tabs by their messages. */
export const watchSignIns = (tabs: Tabs): SignInWatch => {
  let here = 0
  let elsewhere = 0
  tabs.listen((message) => {
    if (message.type === 'sign-in started') elsewhere += 1
    if (message.type === 'sign-in ended') elsewhere = Math.max(0, elsewhere - 1)
  })
  return {
    during: async (signIn) => {
      here += 1
      tabs.publish({ type: 'sign-in started' })
      try {
        return await signIn
      } finally {
        here -= 1
        tabs.publish({ type: 'sign-in ended' })
      }
    },
    isRunning: () => here + elsewhere > 0,
  }
}
