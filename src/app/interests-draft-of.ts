import type { SnapshotFrom } from 'xstate'
import type { Drafts } from '../../machines/drafts.ts'
import { interestsDraftOf } from '../../machines/interests/interests-draft.ts'
import type { interestsMachine } from '../../machines/interests/interests-machine.ts'

/** What the choice of interests keeps in its tab (drafts-of.ts). */
export const choiceDraftOf = ({
  status,
  context,
}: SnapshotFrom<typeof interestsMachine>): Drafts['interests'] | null =>
  status === 'active' ? interestsDraftOf(context) : null
