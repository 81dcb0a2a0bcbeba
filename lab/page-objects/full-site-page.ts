import { fullSiteModel } from '../../machines/full-site/full-site-model.ts'
import { heroCopy } from '../../src/copy/landing.ts'
import { loadErrorCopy, pendingCopy } from '../../src/copy/loading.ts'
import { shellCopy } from '../../src/copy/shell.ts'
import { unreachableMessages } from '../../src/copy/unreachable.ts'
import type { Expectation } from './expectation.ts'
import { pageObject } from './page-object.ts'
import { press } from './user-actions.ts'

/* The landing page stays visible in every state. */
const page: Expectation = [
  { role: 'heading', name: heroCopy.headline },
  { role: 'link', name: shellCopy.login },
  { role: 'link', name: shellCopy.signUp },
]
const idle: Expectation = [
  ...page,
  { role: 'status', name: pendingCopy.label, absent: true },
  { role: 'button', name: loadErrorCopy.retry, absent: true },
]
const waiting: Expectation = [
  ...page,
  { role: 'status', name: pendingCopy.label },
  { role: 'button', name: loadErrorCopy.retry, absent: true },
]
const anyUnreachableMessage = new RegExp(Object.values(unreachableMessages).join('|'))

export const fullSitePage = pageObject({
  model: fullSiteModel,
  interactions: {
    'page requested': ({ page }) => ({
      does: 'press',
      on: { role: 'link', name: page === '/login' ? shellCopy.login : shellCopy.signUp },
      lasting: true,
    }),
    'retry requested': press(loadErrorCopy.retry),
    dismissed: press(shellCopy.closeNotification),
    'page restored': { by: 'the browser' },
    'member stored': { by: 'another tab' },
  },
  expectations: {
    idle,
    'loading the site bundle': waiting,
    'checking the server': waiting,
    'navigating by link': waiting,
    unreachable: [
      ...page,
      { role: 'alert', name: anyUnreachableMessage },
      { role: 'button', name: loadErrorCopy.retry },
      { role: 'button', name: shellCopy.closeNotification },
    ],
    mounting: waiting,
    'mounting for a member': idle,
    mounted: page,
  },
})
