import type { GuestPage, lateSiteMachine } from '../../../machines/late-site/late-site-machine.ts'
import type { SendTo } from '../snapshot.ts'

/** What the landing page's bar sends to its machine. */
export const lateSiteActs = (send: SendTo<typeof lateSiteMachine>) => ({
  onWant: (page: GuestPage) => send({ type: 'page wanted', page }),
  onRetry: () => send({ type: 'retried' }),
  onDismiss: () => send({ type: 'dismissed' }),
})
