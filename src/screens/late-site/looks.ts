import { heroCopy } from '../../copy/landing.ts'
import { outOfReachSentences } from '../../copy/out-of-reach.ts'
import { shellCopy } from '../../copy/shell.ts'
import { loadErrorCopy, pendingCopy } from '../../copy/trouble.ts'
import type { Look, Looks } from '../look.ts'

/* Whatever becomes of the link, the landing page stays. */
const page: Look = [
  { role: 'heading', name: heroCopy.headline },
  { role: 'link', name: shellCopy.login },
  { role: 'link', name: shellCopy.signUp },
]
const calm: Look = [
  ...page,
  { role: 'status', name: pendingCopy.label, absent: true },
  { role: 'button', name: loadErrorCopy.retry, absent: true },
]
const waiting: Look = [
  ...page,
  { role: 'status', name: pendingCopy.label },
  { role: 'button', name: loadErrorCopy.retry, absent: true },
]
const sentences = new RegExp(Object.values(outOfReachSentences).join('|'))

/** What a person sees in each state of the late-site machine. */
export const lateSiteLooks = {
  'at rest': calm,
  'fetching the site': waiting,
  'asking the site': waiting,
  'following the link': waiting,
  'out of reach': [
    ...page,
    { role: 'alert', name: sentences },
    { role: 'button', name: loadErrorCopy.retry },
    { role: 'button', name: shellCopy.closeNotification },
  ],
  coming: waiting,
} as const satisfies Looks
