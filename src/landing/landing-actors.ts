import { type Actor, createActor, fromCallback, fromPromise } from 'xstate'
import { fullSiteMachine } from '../../machines/full-site/full-site-machine.ts'
import { landingMachine } from '../../machines/landing/landing-machine.ts'
import type { Inspection } from '../devtools/create-inspection.ts'
import { watchForStoredSession } from '../services/browser-storage/stored-session.ts'
import type { FullSite } from './full-site.ts'

export type LandingActors = {
  readonly landing: Actor<typeof landingMachine>
  readonly fullSite: Actor<typeof fullSiteMachine>
}

/** Creates the actors. The page starts them. */
export const createLandingActors = (site: FullSite, inspection: Inspection): LandingActors => ({
  landing: createActor(landingMachine, inspection),
  fullSite: createActor(provideFullSite(site), inspection),
})

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
