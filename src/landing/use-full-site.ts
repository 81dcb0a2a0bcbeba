import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import { fullSiteMachine } from '../../machines/full-site/full-site-machine.ts'
import type { Inspection } from '../devtools/inspection.ts'
import { fullSiteHandlers, toFullSiteProps } from '../screens/full-site/view-props.ts'
import { watchForStoredSession } from '../services/browser-storage/stored-session.ts'
import type { FullSite } from './full-site.ts'

/** The links to the full site: the pending page, the failure message, and the handlers. */
export const useFullSite = (site: FullSite, inspection: Inspection) => {
  const [machine] = useState(() => provideFullSite(site))
  const fullSite = useActorRef(machine, inspection)
  return {
    ...toFullSiteProps(useSelector(fullSite, (snapshot) => snapshot)),
    ...fullSiteHandlers(fullSite.send),
  }
}

const provideFullSite = (site: FullSite) =>
  fullSiteMachine.provide({
    actors: {
      'load the site bundle': fromPromise(({ input, signal }) => site.fetch(input.page, signal)),
      'check the server': fromPromise(({ signal }) => site.checkServer(signal)),
      'mount the site': fromPromise(({ input }) => site.open(input.page ?? undefined)),
      'watch page restores': fromCallback(({ sendBack }) => {
        const onPageShow = ({ persisted }: PageTransitionEvent) => {
          if (persisted) sendBack({ type: 'page restored' })
        }
        addEventListener('pageshow', onPageShow)
        return () => removeEventListener('pageshow', onPageShow)
      }),
      'watch stored members': fromCallback(({ sendBack }) =>
        watchForStoredSession(window, () => sendBack({ type: 'member stored' })),
      ),
    },
    actions: { 'load the page': (_, { page }) => location.assign(page) },
  })
