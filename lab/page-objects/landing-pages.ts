import { fullSiteModel } from '../../machines/full-site/full-site-model.ts'
import { landingModel } from '../../machines/landing/landing-model.ts'
import type { Panel } from '../../machines/landing/panels.ts'
import { featuresCopy, heroCopy, panelsCopy, whyUsCopy } from '../../src/copy/landing.ts'
import { loadErrorCopy, pendingCopy } from '../../src/copy/loading.ts'
import { shellCopy } from '../../src/copy/shell.ts'
import { unreachableMessages } from '../../src/copy/unreachable.ts'
import {
  by,
  type Control,
  type Expectation,
  type Interaction,
  inEach,
  pageObject,
  press,
} from './page-object.ts'

const byBrowser: Interaction = { by: 'the browser' }

const pick = (name: string, or: readonly Control[] = []): Interaction => ({
  does: 'press',
  on: { role: 'link', name, within: { role: 'navigation', name: panelsCopy.label } },
  or,
  lasting: true,
})

const jumps: Readonly<Record<Panel, Interaction>> = {
  0: byBrowser,
  1: pick(panelsCopy.keyFeatures),
  2: pick(panelsCopy.whyUs),
  3: pick(panelsCopy.download, [{ role: 'link', name: heroCopy.download }]),
}

const panels: Expectation = [
  { role: 'heading', name: heroCopy.headline },
  { role: 'heading', name: featuresCopy.heading },
  { role: 'heading', name: whyUsCopy.heading },
  { role: 'navigation', name: panelsCopy.label },
]

/** The landing page. The side navigation sends its events, or the browser (wheel, touch and keys). All panels are in the page in every state. */
export const landingPage = pageObject({
  model: landingModel,
  interactions: {
    'jump requested': ({ panel }) => jumps[panel],
    ...by('the browser', 'step requested', 'panel came into view', 'window resized'),
    ...by('the browser', 'mode changed', 'motion changed'),
  },
  expectations: {
    ...inEach(panels, 'native scrolling', 'snapping.ready', 'snapping.jumping.pausing'),
    ...inEach(panels, 'snapping.cooling down'),
  },
})

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
    ...by('the browser', 'page restored'),
    ...by('another tab', 'member stored'),
  },
  expectations: {
    idle,
    ...inEach(waiting, 'loading the site bundle', 'checking the server', 'navigating by link'),
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
