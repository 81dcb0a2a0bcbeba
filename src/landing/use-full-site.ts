import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { fullSiteMachine } from '../../machines/full-site/full-site-machine.ts'
import type { Inspection } from '../devtools/inspection.ts'
import { fullSiteHandlers, toFullSiteProps } from '../screens/full-site/view-props.ts'
import type { FullSite } from './full-site.ts'

/** The links to the full site: the pending page, the failure message, and the handlers. */
export const useFullSite = (site: FullSite, inspection: Inspection) => {
  const [machine] = useState(() => provideFullSite(site))
  const fullSite = useActorRef(machine, inspection)
  useEffect(() => {
    const subscription = fullSite.on('*', ({ type, page }) => {
      // If opening the loaded site fails, fall back to a full page navigation.
      if (type === 'site loaded') site.open(page).catch(() => location.assign(page))
      else location.assign(page)
    })
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) fullSite.send({ type: 'page restored' })
    }
    addEventListener('pageshow', onPageShow)
    return () => {
      subscription.unsubscribe()
      removeEventListener('pageshow', onPageShow)
    }
  }, [fullSite, site])
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
    },
  })
