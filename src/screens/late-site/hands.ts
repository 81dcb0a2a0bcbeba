import type { lateSiteMachine } from '../../../machines/late-site/late-site-machine.ts'
import { shellCopy } from '../../copy/shell.ts'
import { loadErrorCopy } from '../../copy/trouble.ts'
import type { Hands } from '../hand.ts'

/** How a person sends the events of the late-site machine. */
export const lateSiteHands: Hands<typeof lateSiteMachine> = {
  'page wanted': ({ page }) => ({
    does: 'press',
    on: { role: 'link', name: page === '/login' ? shellCopy.login : shellCopy.signUp },
    lasting: true,
  }),
  retried: { does: 'press', on: { role: 'button', name: loadErrorCopy.retry } },
  dismissed: { does: 'press', on: { role: 'button', name: shellCopy.closeNotification } },
  'shown again': { by: 'the browser' },
}
