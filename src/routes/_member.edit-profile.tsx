import { createFileRoute } from '@tanstack/react-router'
import type { Member } from '../../machines/member.ts'
import { dayInWords } from '../app/local-day.ts'
import { titled } from '../app/pages/page-titles.ts'
import { useApp } from '../app/pages/use-flow.ts'
import { useProfileForm } from '../app/pages/use-profile-form.ts'
import { useRestart } from '../app/pages/use-restart.ts'
import { readerLocales } from '../app/reader-locales.ts'
import { useMember } from '../app/session/use-member.ts'
import { EditProfileScreen } from '../screens/edit-profile/edit-profile-screen.tsx'
import { PendingScreen } from '../screens/pending/pending-screen.tsx'

export const Route = createFileRoute('/_member/edit-profile')({
  head: titled('editProfile'),
  component: EditProfile,
})

/** /edit-profile, prefilled with the member's record. */
function EditProfile() {
  const member = useMember()
  const [restartKey, restart] = useRestart()
  return member ? (
    <Editing key={`${member._id} ${restartKey}`} member={member} onRestart={restart} />
  ) : (
    <PendingScreen />
  )
}

function Editing({ member, onRestart }: { member: Member; onRestart(): void }) {
  const { clock } = useApp().services
  return (
    <EditProfileScreen
      {...useProfileForm('editing', member, onRestart)}
      username={member.username}
      date={dayInWords(clock.now(), readerLocales(navigator.languages))}
    />
  )
}
