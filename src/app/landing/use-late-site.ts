import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { lateSiteMachine } from '../../../machines/late-site/late-site-machine.ts'
import { lateSiteActs } from '../../screens/late-site/acts-of.ts'
import { lateSitePropsOf } from '../../screens/late-site/props-of.ts'
import type { Inspection } from '../inspection.ts'
import type { LateSite } from './late-site.ts'

/** The links into the site: which of them waits, what is said where one does not lead on, and what is done about it. */
export const useLateSite = (site: LateSite, inspection: Inspection) => {
  const [machine] = useState(() => providedWith(site))
  const lateSite = useActorRef(machine, inspection)
  useEffect(() => {
    const hearing = lateSite.on('*', ({ type, page }) => {
      // What has come and breaks is the browser's to ask for, too.
      if (type === 'site wanted') site.open(page).catch(() => location.assign(page))
      else location.assign(page)
    })
    const tellShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) lateSite.send({ type: 'shown again' })
    }
    addEventListener('pageshow', tellShown)
    return () => {
      hearing.unsubscribe()
      removeEventListener('pageshow', tellShown)
    }
  }, [lateSite, site])
  return {
    ...lateSitePropsOf(useSelector(lateSite, (snapshot) => snapshot)),
    ...lateSiteActs(lateSite.send),
  }
}

const providedWith = (site: LateSite) =>
  lateSiteMachine.provide({
    actors: {
      'fetch the site': fromPromise(({ input, signal }) => site.fetch(input.page, signal)),
      'reach the site': fromPromise(({ signal }) => site.reach(signal)),
    },
  })
