import type { VisitorPage } from '../../machines/full-site/full-site-machine.ts'
import { fullSiteHandlers, toFullSiteProps } from '../../src/screens/full-site/view-props.ts'
import { LandingScreen } from '../../src/screens/landing/landing-screen.tsx'
import { landingHandlers, toLandingProps } from '../../src/screens/landing/view-props.ts'
import { VisitorShell } from '../../src/screens/shell/visitor-shell.tsx'
import { fullSitePage, landingPage } from '../page-objects/landing-pages.ts'
import { idleLanding, link } from './idle-page.tsx'
import { previewOf } from './preview.ts'

export const landingPreview = previewOf({
  ...landingPage,
  show: ({ snapshot, send }) => (
    <LandingScreen {...toLandingProps(snapshot)} {...landingHandlers(send)} />
  ),
})

/** The links of the landing page's bar. */
export const fullSitePreview = previewOf({
  ...fullSitePage,
  show: ({ snapshot, send }) => {
    const { onOpen, ...handlers } = fullSiteHandlers(send)
    const linkTo = (page: VisitorPage) => (
      <a
        href={page}
        onClick={(event) => {
          event.preventDefault()
          onOpen(page)
        }}
      >
        .
      </a>
    )
    const links = { home: link, login: linkTo('/login'), signUp: linkTo('/signup') }
    return (
      <VisitorShell links={links} {...toFullSiteProps(snapshot)} {...handlers}>
        <LandingScreen {...idleLanding} />
      </VisitorShell>
    )
  },
})
