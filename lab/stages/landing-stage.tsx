import { landingModel } from '../../machines/landing/landing-model.ts'
import type { GuestPage } from '../../machines/late-site/late-site-machine.ts'
import { lateSiteModel } from '../../machines/late-site/late-site-model.ts'
import { landingActs } from '../../src/screens/landing/acts-of.ts'
import { landingHands } from '../../src/screens/landing/hands.ts'
import { LandingScreen } from '../../src/screens/landing/landing-screen.tsx'
import { landingLooks } from '../../src/screens/landing/looks.ts'
import { landingPropsOf } from '../../src/screens/landing/props-of.ts'
import { lateSiteActs } from '../../src/screens/late-site/acts-of.ts'
import { lateSiteHands } from '../../src/screens/late-site/hands.ts'
import { lateSiteLooks } from '../../src/screens/late-site/looks.ts'
import { lateSitePropsOf } from '../../src/screens/late-site/props-of.ts'
import { GuestShell } from '../../src/screens/shell/guest-shell.tsx'
import { link, restingLanding } from './rest.tsx'
import { stageOf } from './stage.ts'

/** The landing page. */
export const landingStage = stageOf({
  model: landingModel,
  looks: landingLooks,
  hands: landingHands,
  show: ({ snapshot, send }) => (
    <LandingScreen {...landingPropsOf(snapshot)} {...landingActs(send)} />
  ),
})

/** The links of the landing page's bar, which lead into the site. */
export const lateSiteStage = stageOf({
  model: lateSiteModel,
  looks: lateSiteLooks,
  hands: lateSiteHands,
  show: ({ snapshot, send }) => {
    const { onWant, ...acts } = lateSiteActs(send)
    const linkTo = (page: GuestPage) => (
      <a
        href={page}
        onClick={(event) => {
          event.preventDefault()
          onWant(page)
        }}
      >
        .
      </a>
    )
    const links = { home: link, login: linkTo('/login'), signUp: linkTo('/signup') }
    return (
      <GuestShell links={links} {...lateSitePropsOf(snapshot)} {...acts}>
        <LandingScreen {...restingLanding} />
      </GuestShell>
    )
  },
})
