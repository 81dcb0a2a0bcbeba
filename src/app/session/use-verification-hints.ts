import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { verifyEmailMachine } from '../../../machines/verify-email/verify-email-machine.ts'
import { useApp } from '../pages/use-flow.ts'

/**
 * Sends a hint to the machine when the email may have been verified: the tab is visible again, the browser is online
 * again, or another tab has verified it (decision 0011). Also sends a cooldown that another tab has started
 * (decision 0012). The machine decides whether to check.
 */
export const useVerificationHints = (flow: ActorRefFrom<typeof verifyEmailMachine>): void => {
  const { tabs, storage, clock } = useApp().services
  useEffect(() => {
    const { email } = flow.getSnapshot().context
    const hint = () => flow.send({ type: 'check hinted' })
    const onVisibilityChange = () => {
      if (document.visibilityState !== 'visible') return
      hint()
      const { resendAt } = flow.getSnapshot().context
      if (resendAt !== null && resendAt <= clock.now()) flow.send({ type: 'cooldown over' })
    }
    const stopListening = tabs.listen((message) => {
      if (message.type === 'email verified' && message.email === email) hint()
    })
    const stopWatching = storage.watch(() => {
      const shared = storage.readResendAt('verification', email)
      if (shared !== null && shared !== flow.getSnapshot().context.resendAt) {
        flow.send({ type: 'cooldown shared', resendAt: shared })
      }
    })
    document.addEventListener('visibilitychange', onVisibilityChange)
    window.addEventListener('online', hint)
    return () => {
      stopListening()
      stopWatching()
      document.removeEventListener('visibilitychange', onVisibilityChange)
      window.removeEventListener('online', hint)
    }
  }, [flow, tabs, storage, clock])
}
