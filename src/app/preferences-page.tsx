import { useActorRef, useSelector } from '@xstate/react'
import type { Member } from '../../machines/member.ts'
import { PendingScreen } from '../screens/pending/pending-screen.tsx'
import { preferencesActs } from '../screens/preferences/acts-of.ts'
import { PreferencesScreen } from '../screens/preferences/preferences-screen.tsx'
import { preferencesPropsOf } from '../screens/preferences/props-of.ts'
import { interestsFlow } from './flows/interests.ts'
import { useFollow, useProvided } from './use-flow.ts'
import { useMember } from './use-member.ts'

type PreferencesPageProps = { mode: 'choosing' | 'updating' }

/** Both preference pages: one machine, one screen, prefilled from the member's interests. */
export function PreferencesPage(props: PreferencesPageProps) {
  const member = useMember()
  return member ? <Choosing key={member._id} member={member} {...props} /> : <PendingScreen />
}

function Choosing({ mode, member }: PreferencesPageProps & { member: Member }) {
  const flow = useActorRef(useProvided(interestsFlow), {
    input: { mode, selected: member.interests },
  })
  useFollow(flow)
  return (
    <PreferencesScreen
      {...useSelector(flow, preferencesPropsOf)}
      {...preferencesActs(flow.send, { mode })}
    />
  )
}
