import { useSelector } from '@xstate/react'
import type { Member } from '../../machines/member.ts'
import { PendingScreen } from '../screens/pending/pending-screen.tsx'
import { ProfileCompletionScreen } from '../screens/profile-completion/profile-completion-screen.tsx'
import { useApp } from './use-flow.ts'
import { useMember } from './use-member.ts'
import { useProfileForm } from './use-profile-form.ts'

/** /profile-completion, prefilled with what the provider has told. */
export function ProfileCompletionPage() {
  const member = useMember()
  return member ? <Completing key={member._id} member={member} /> : <PendingScreen />
}

function Completing({ member }: { member: Member }) {
  const authType = useSelector(useApp().session, ({ context }) => context.identity?.authType)
  const whoSetIt = authType === 'local' ? 'sign-up' : 'provider'
  return (
    <ProfileCompletionScreen
      {...useProfileForm('completing', member)}
      emailFrom={member.email === '' ? null : whoSetIt}
    />
  )
}
