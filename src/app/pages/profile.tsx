import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { profileGapsOf } from '../../../machines/onboarding/set-up.ts'
import { staticPageMachine } from '../../../machines/static-page/static-page-machine.ts'
import { ProfileScreen } from '../../screens/profile/profile-screen.tsx'
import { profileMemberOf } from '../../screens/profile/view-props.ts'
import { pictureUrl } from '../../services/picture-url.ts'
import { gapLinks } from './gap-links.tsx'
import type { PageModule } from './page-module.ts'
import { useApp } from './use-app.ts'

/** /profile, which shows the member of the session. */
export const page: PageModule<typeof staticPageMachine> = {
  open: () => ({ logic: staticPageMachine, input: undefined }),
  Screen: Profile,
}

const fromHere = { cameFrom: '/profile' }

function Profile() {
  const member = useSelector(useApp().session, ({ context }) => context.member)
  if (!member) return <ProfileScreen state="loading" />
  const shown = { ...member, profileImage: pictureUrl(member.profileImage) }
  return (
    <ProfileScreen
      state="ready"
      member={profileMemberOf(shown, profileGapsOf(shown))}
      links={{
        editProfile: <Link to="/edit-profile" state={fromHere} preload="intent" />,
        gaps: gapLinks(fromHere),
        updatePreferences: <Link to="/update-preferences" state={fromHere} preload="intent" />,
      }}
    />
  )
}
