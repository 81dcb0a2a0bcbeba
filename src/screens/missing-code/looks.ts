import { crashCopy, loadErrorCopy, pendingCopy } from '../../copy/trouble.ts'
import type { Look, Looks } from '../look.ts'

const waiting: Look = [
  { role: 'status', name: pendingCopy.label },
  { role: 'button', name: /./, absent: true },
]

/** What a person sees in each state of the missing-code machine. */
export const missingCodeLooks = {
  'asking the site': waiting,
  'out of reach': [
    { role: 'heading', name: /^Error: / },
    { role: 'button', name: loadErrorCopy.retry },
  ],
  broken: [
    { role: 'heading', name: crashCopy.heading },
    { role: 'button', name: crashCopy.reload },
  ],
  reloading: waiting,
} as const satisfies Looks
