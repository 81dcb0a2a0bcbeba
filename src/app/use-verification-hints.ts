import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { verifyEmailMachine } from '../../machines/verify-email/verify-email-machine.ts'
import { useApp } from './use-flow.ts'

/**
 * Passes on what hints at a verification: the tab is seen again, the browser is online again, another tab
 * has verified or has sent a mail (decisions 0011 and 0012). The machine decides what a hint is worth.
 */
export const useVerificationHints = (flow: ActorRefFrom<typeof verifyEmailMachine>): void => {
  const { tabs, storage, clock } = useApp().services
  useEffect(() => {
    const { email } = flow.getSnapshot().context
    const hint = () => flow.send({ type: 'check hinted' })
    const seenAgain = () => {
      if (document.visibilityState !== 'visible') return
      hint()
      const { resendFrom } = flow.getSnapshot().context
      if (resendFrom !== null && resendFrom <= clock.now()) flow.send({ type: 'cooldown over' })
    }
    const stopListening = tabs.listen((message) => {
      if (message.type === 'email verified' && message.email === email) hint()
    })
    const stopWatching = storage.watch(() => {
      const shared = storage.readResendFrom(email)
      if (shared !== null && shared !== flow.getSnapshot().context.resendFrom) {
        flow.send({ type: 'cooldown shared', resendFrom: shared })
      }
    })
    document.addEventListener('visibilitychange', seenAgain)
    window.addEventListener('online', hint)
    return () => {
      stopListening()
      stopWatching()
      document.removeEventListener('visibilitychange', seenAgain)
      window.removeEventListener('online', hint)
    }
  }, [flow, tabs, storage, clock])
}
