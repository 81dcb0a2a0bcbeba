import { Link, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { memo, useCallback, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { landingMachine } from '../../../machines/landing/landing-machine.ts'
import { profileGapsOf } from '../../../machines/onboarding/set-up.ts'
import type { sessionMachine } from '../../../machines/session/session-machine.ts'
import { failureText } from '../../copy/failures.ts'
import { useLanding } from '../../landing/use-landing.ts'
import { DeletingHero } from '../../screens/landing/deleting-hero.tsx'
import type { HeroProps } from '../../screens/landing/hero.tsx'
import { LandingScreen } from '../../screens/landing/landing-screen.tsx'
import { MemberHero } from '../../screens/landing/member-hero.tsx'
import { greetedNameOf } from '../../screens/landing/view-props.ts'
import { accountOf } from '../../screens/shell/view-props.ts'
import { drawingOf } from '../../screens/trellis/view-props.ts'
import { pictureUrl } from '../../services/picture-url.ts'
import { gapLinks } from './gap-links.tsx'
import type { PageModule } from './page-module.ts'
import { useApp, useLoadFailure, useLogout } from './use-app.ts'

export const page: PageModule<typeof landingMachine> = {
  open: () => ({ logic: landingMachine, input: undefined }),
  Screen: Home,
}

function Home({ page: landing }: Parameters<(typeof page)['Screen']>[0]) {
  const props = useLanding(landing, usePanelHash(), 'at the hero')
  const memberHero = useSelector(useApp().session, memberHeroOf)
  return <LandingScreen {...props} hero={memberHero} signUp={signUp} />
}

const memberHeroOf = (session: SnapshotFrom<typeof sessionMachine>) => {
  if (session.hasTag('deleting')) return DeletingHeroPage
  return session.hasTag('signed in') ? MemberHeroPage : undefined
}

const signUp = <Link to="/signup" preload="intent" />
const fromHere = { cameFrom: '/' }

/** The hero of a member. Memoized, as the visitor's hero is. */
const MemberHeroPage = memo((props: HeroProps) => {
  const { firstName, member, ...trellis } = useTrellis()
  const { failure, onRetry } = useLoadFailure()
  const gaps = useMemo(() => (member ? profileGapsOf(member) : []), [member])
  return (
    <MemberHero
      {...props}
      {...trellis}
      firstName={firstName}
      gaps={gaps}
      problem={failure && failureText(failure)}
      onRetry={onRetry}
      profile={<Link to="/profile" preload="intent" />}
      gapLinks={gapLinks(fromHere)}
    />
  )
})

/** The hero of a member whose account is being deleted. */
const DeletingHeroPage = memo((props: HeroProps) => (
  <DeletingHero
    {...props}
    {...useTrellis()}
    finish={<Link to="/settings" preload="intent" />}
    onLogout={useLogout()}
  />
))

/** What the trellis shows of the session's member. */
const useTrellis = () => {
  const { session } = useApp()
  const firstName = useSelector(session, greetedNameOf) ?? ''
  const member = useSelector(session, ({ context }) => context.member)
  // As in the bar, which knows both before the record has loaded.
  const name = useSelector(session, (snapshot) => accountOf(snapshot)?.name.trim())
  const picture = pictureUrl(useSelector(session, (snapshot) => accountOf(snapshot)?.picture) ?? '')
  const owner = { name: name || firstName, picture, place: member?.location?.address ?? '' }
  const drawing = member && drawingOf({ ...member, profileImage: picture })
  return { firstName, member, owner, drawing }
}

/** Returns a function that sets the URL's hash to a panel, without a new history entry and without scrolling. */
const usePanelHash = () => {
  const navigate = useNavigate()
  return useCallback(
    (id: string) => {
      const options = { replace: true, resetScroll: false, hashScrollIntoView: false }
      void navigate({ to: '/', search: true, hash: id, ...options })
    },
    [navigate],
  )
}
