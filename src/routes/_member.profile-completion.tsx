import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { Member } from '../../machines/member.ts'
import { titled } from '../app/pages/page-titles.ts'
import { useApp } from '../app/pages/use-flow.ts'
import { useProfileForm } from '../app/pages/use-profile-form.ts'
import { useRestart } from '../app/pages/use-restart.ts'
import { useMember } from '../app/session/use-member.ts'
import { PendingScreen } from '../screens/pending/pending-screen.tsx'
import { ProfileCompletionScreen } from '../screens/profile-completion/profile-completion-screen.tsx'

export const Route = createFileRoute('/_member/profile-completion')({
  head: titled('profileCompletion'),
  component: ProfileCompletion,
})

/** /profile-completion, prefilled with the provider's data. */
function ProfileCompletion() {
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
