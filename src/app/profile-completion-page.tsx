import { useSelector } from '@xstate/react'
import type { Member } from '../../machines/member.ts'
import { PendingScreen } from '../screens/pending/pending-screen.tsx'
import { ProfileCompletionScreen } from '../screens/profile-completion/profile-completion-screen.tsx'
import { useApp } from './use-flow.ts'
import { useMember } from './use-member.ts'
import { useProfileForm } from './use-profile-form.ts'
import { useRounds } from './use-rounds.ts'

/** /profile-completion, prefilled with what the provider has told. */
export function ProfileCompletionPage() {
  const member = useMember()
  const [round, again] = useRounds()
  return member ? (
    <Completing key={`${member._id} ${round}`} member={member} again={again} />
  ) : (
    <PendingScreen />
  )
}

function Completing({ member, again }: { member: Member; again(): void }) {
  const authType = useSelector(useApp().session, ({ context }) => context.identity?.authType)
  const whoSetIt = authType === 'local' ? 'sign-up' : 'provider'
  return (
    <ProfileCompletionScreen
      {...useProfileForm('completing', member, again)}
      emailFrom={member.email === '' ? null : whoSetIt}
    />
  )
}
