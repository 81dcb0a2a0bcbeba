import type { Tabs } from '../../machines/ports.ts'

/** Knows whether a sign-in runs in any tab: while one does, a remembered identity is nobody's stray (decision 0007). */
export type SignInWatch = {
  /** Marks the sign-in as running, here and in the other tabs, until the promise settles. */
  during<Value>(signIn: Promise<Value>): Promise<Value>
  isRunning(): boolean
}

/** Follows this tab's sign-ins and what the others tell. */
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
      tabs.tell({ type: 'sign-in started' })
      try {
        return await signIn
      } finally {
        here -= 1
        tabs.tell({ type: 'sign-in ended' })
      }
    },
    isRunning: () => here + elsewhere > 0,
  }
}
