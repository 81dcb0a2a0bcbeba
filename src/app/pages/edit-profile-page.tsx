import type { Member } from '../../../machines/member.ts'
import { EditProfileScreen } from '../../screens/edit-profile/edit-profile-screen.tsx'
import { PendingScreen } from '../../screens/pending/pending-screen.tsx'
import { dayInWords } from '../local-day.ts'
import { readerLocales } from '../reader-locales.ts'
import { useMember } from '../session/use-member.ts'
import { useApp } from './use-flow.ts'
import { useProfileForm } from './use-profile-form.ts'
import { useRestart } from './use-restart.ts'

/** /edit-profile, prefilled with the member's record. */
export function EditProfilePage() {
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
