import { useSelector } from '@xstate/react'
import type { Member } from '../../../machines/member.ts'
import { PendingScreen } from '../../screens/pending/pending-screen.tsx'
import { ProfileCompletionScreen } from '../../screens/profile-completion/profile-completion-screen.tsx'
import { useMember } from '../session/use-member.ts'
import { useApp } from './use-flow.ts'
import { useProfileForm } from './use-profile-form.ts'
import { useRestart } from './use-restart.ts'

/** /profile-completion, prefilled with the provider's data. */
export function ProfileCompletionPage() {
  const member = useMember()
  const [restartKey, restart] = useRestart()
  return member ? (
    <Completing key={`${member._id} ${restartKey}`} member={member} onRestart={restart} />
  ) : (
    <PendingScreen />
  )
}

function Completing({ member, onRestart }: { member: Member; onRestart(): void }) {
  const authType = useSelector(useApp().session, ({ context }) => context.identity?.authType)
  const source = authType === 'local' ? 'sign-up' : 'provider'
  return (
    <ProfileCompletionScreen
      {...useProfileForm('completing', member, onRestart)}
      emailFrom={member.email === '' ? null : source}
    />
  )
}
