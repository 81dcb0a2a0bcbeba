import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { InterestsDraft } from '../../machines/drafts.ts'
import type { Member } from '../../machines/member.ts'
import { interestNames } from '../copy/interests.ts'
import { PendingScreen } from '../screens/pending/pending-screen.tsx'
import { preferencesActs } from '../screens/preferences/acts-of.ts'
import { PreferencesScreen } from '../screens/preferences/preferences-screen.tsx'
import { preferencesPropsOf } from '../screens/preferences/props-of.ts'
import { interestsFlow } from './flows/interests.ts'
import { choiceDraftOf } from './interests-draft-of.ts'
import { useKeepDraft, useKeptDraft } from './use-draft.ts'
import { useFollow, useInspection, useProvided } from './use-flow.ts'
import { useHold } from './use-hold.ts'
import { useMember } from './use-member.ts'
import { useAgain, useRounds } from './use-rounds.ts'

type PreferencesPageProps = { mode: 'choosing' | 'updating' }

/** Both preference pages: one machine, one screen, prefilled from the member's interests. */
export function PreferencesPage(props: PreferencesPageProps) {
  const member = useMember()
  const [round, again] = useRounds()
  return member ? (
    <Choosing key={`${member._id} ${round}`} member={member} again={again} {...props} />
  ) : (
    <PendingScreen />
  )
}

type ChoosingProps = PreferencesPageProps & { member: Member; again(): void }

function Choosing({ mode, member, again }: ChoosingProps) {
  const draft = offered(useKeptDraft('interests'))
  const inspection = useInspection()
  const flow = useActorRef(useProvided(interestsFlow), {
    ...inspection,
    input: { mode, stored: member.interests, draft },
  })
  useFollow(flow)
  useAgain(flow, again)
  const snapshot = useSelector(flow, (current) => current)
  useKeepDraft('interests', choiceDraftOf(snapshot))
  // The same for every snapshot, so that a chip which stays as it is is not drawn again.
  const acts = useMemo(() => preferencesActs(flow.send, { mode }), [flow, mode])
  useHold({
    closeDialog: () => {
      const asks = flow.getSnapshot().hasTag('asking')
      acts.onStay()
      return asks
    },
    isUnsaved: () => {
      const now = flow.getSnapshot()
      return now.matches('choosing') && choiceDraftOf(now) !== null
    },
    ask: () => flow.send({ type: 'leave requested' }),
    isLostOnReload: () => false,
  })
  return <PreferencesScreen {...preferencesPropsOf(snapshot)} {...acts} />
}

/** A draft takes up only what the catalogue offers. */
const offered = (draft: InterestsDraft | null): InterestsDraft | null => {
  const known: readonly string[] = interestNames
  return draft && { ...draft, added: draft.added.filter((name) => known.includes(name)) }
}
