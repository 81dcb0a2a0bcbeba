import { useSelector } from '@xstate/react'
import { fullSiteHandlers, toFullSiteProps } from '../screens/full-site/view-props.ts'
import type { LandingActors } from './landing-actors.ts'

/** The links to the full site: the pending page, the failure message, and the handlers. */
export const useFullSite = (fullSite: LandingActors['fullSite']) => ({
  ...toFullSiteProps(useSelector(fullSite, (snapshot) => snapshot)),
  ...fullSiteHandlers(fullSite.send),
})
