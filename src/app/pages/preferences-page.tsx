import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { InterestsDraft } from '../../../machines/drafts.ts'
import { interestNames } from '../../../machines/interest-names.gen.ts'
import { interestsDraftOf } from '../../../machines/interests/interests-draft.ts'
import type { interestsMachine } from '../../../machines/interests/interests-machine.ts'
import type { Member } from '../../../machines/member.ts'
import { PendingScreen } from '../../screens/pending/pending-screen.tsx'
import { PreferencesScreen } from '../../screens/preferences/preferences-screen.tsx'
import { preferencesHandlers, toPreferencesProps } from '../../screens/preferences/view-props.ts'
import { interestsFlow } from '../flows/interests.ts'
import { useNavigationBlocker } from '../navigation/use-navigation-blocker.ts'
import { useMember } from '../session/use-member.ts'
import { usePersistDraft, useStoredDraft } from './use-draft.ts'
import { useEventRouting, useInspection, useProvided } from './use-flow.ts'
import { useRestart, useRestartAfterEnd } from './use-restart.ts'

type PreferencesPageProps = { mode: 'choosing' | 'updating' }

/** /preferences and /update-preferences, prefilled with the member's interests. */
export function PreferencesPage(props: PreferencesPageProps) {
  const member = useMember()
  const [restartKey, restart] = useRestart()
  return member ? (
    <Choosing key={`${member._id} ${restartKey}`} member={member} onRestart={restart} {...props} />
  ) : (
    <PendingScreen />
  )
}

type ChoosingProps = PreferencesPageProps & { member: Member; onRestart(): void }

function Choosing({ mode, member, onRestart }: ChoosingProps) {
  const draft = withoutUnknownNames(useStoredDraft('interests'))
  const inspection = useInspection()
  const flow = useActorRef(useProvided(interestsFlow), {
    ...inspection,
    input: { mode, stored: member.interests, draft },
  })
  useEventRouting(flow)
  useRestartAfterEnd(flow, onRestart)
  const snapshot = useSelector(flow, (current) => current)
  usePersistDraft('interests', draftOf(snapshot))
  // Stable between snapshots, so that React skips unchanged chips.
  const handlers = useMemo(() => preferencesHandlers(flow.send, { mode }), [flow, mode])
  useNavigationBlocker({
    closeDialog: () => {
      const isAsking = flow.getSnapshot().hasTag('confirming')
      handlers.onStay()
      return isAsking
    },
    isUnsaved: () => {
      const now = flow.getSnapshot()
      return now.matches('choosing') && draftOf(now) !== null
    },
    ask: () => flow.send({ type: 'leave requested' }),
    isLostOnReload: () => false,
  })
  return <PreferencesScreen {...toPreferencesProps(snapshot)} {...handlers} />
}

/** Removes added interests that the catalogue no longer contains. */
const withoutUnknownNames = (draft: InterestsDraft | null): InterestsDraft | null => {
  const known: readonly string[] = interestNames
  return draft && { ...draft, added: draft.added.filter((name) => known.includes(name)) }
}

/** Null if the choice is saved, discarded or unchanged (decision 0049). */
const draftOf = ({
  status,
  context,
}: SnapshotFrom<typeof interestsMachine>): InterestsDraft | null =>
  status === 'active' ? interestsDraftOf(context) : null
