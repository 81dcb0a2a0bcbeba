import type { Member } from '../../machines/member.ts'
import { EditProfileScreen } from '../screens/edit-profile/edit-profile-screen.tsx'
import { PendingScreen } from '../screens/pending/pending-screen.tsx'
import { dayInWords } from './local-day.ts'
import { useApp } from './use-flow.ts'
import { useMember } from './use-member.ts'
import { useProfileForm } from './use-profile-form.ts'
import { useRounds } from './use-rounds.ts'

/** /edit-profile, prefilled with the member's record. */
export function EditProfilePage() {
  const member = useMember()
  const [round, again] = useRounds()
  return member ? (
    <Editing key={`${member._id} ${round}`} member={member} again={again} />
  ) : (
    <PendingScreen />
  )
}

function Editing({ member, again }: { member: Member; again(): void }) {
  const { clock } = useApp().services
  return (
    <EditProfileScreen
      {...useProfileForm('editing', member, again)}
      username={member.username}
      date={dayInWords(clock.now(), navigator.languages)}
    />
  )
}
