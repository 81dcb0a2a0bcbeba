import type { Member } from '../../machines/member.ts'
import { EditProfileScreen } from '../screens/edit-profile/edit-profile-screen.tsx'
import { PendingScreen } from '../screens/pending/pending-screen.tsx'
import { dayInWords } from './local-day.ts'
import { useApp } from './use-flow.ts'
import { useMember } from './use-member.ts'
import { useProfileForm } from './use-profile-form.ts'

/** /edit-profile, prefilled with the member's record. */
export function EditProfilePage() {
  const member = useMember()
  return member ? <Editing key={member._id} member={member} /> : <PendingScreen />
}

function Editing({ member }: { member: Member }) {
  const { clock } = useApp().services
  return (
    <EditProfileScreen
      {...useProfileForm('editing', member)}
      username={member.username}
      date={dayInWords(clock.now(), navigator.languages)}
    />
  )
}
