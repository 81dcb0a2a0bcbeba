import { createFileRoute, Link } from '@tanstack/react-router'
import { titled } from '../app/pages/page-titles.ts'
import { useMember } from '../app/session/use-member.ts'
import { ProfileScreen } from '../screens/profile/profile-screen.tsx'
import { profileMemberOf } from '../screens/profile/view-props.ts'

export const Route = createFileRoute('/_member/profile')({
  head: titled('profile'),
  component: Profile,
})

const fromHere = { cameFrom: '/profile' }

function Profile() {
  const member = useMember()
  if (!member) return <ProfileScreen state="loading" />
  return (
    <ProfileScreen
      state="ready"
      member={profileMemberOf(member)}
      links={{
        editProfile: <Link to="/edit-profile" state={fromHere} />,
        updatePreferences: <Link to="/update-preferences" state={fromHere} />,
      }}
    />
  )
}
