import type { SnapshotFrom } from 'xstate'
import type { Drafts } from '../../../machines/drafts.ts'
import { interestsDraftOf } from '../../../machines/interests/interests-draft.ts'
import type { interestsMachine } from '../../../machines/interests/interests-machine.ts'

/** The draft of the interests (drafts-of.ts). */
export const choiceDraftOf = ({
  status,
  context,
}: SnapshotFrom<typeof interestsMachine>): Drafts['interests'] | null =>
  status === 'active' ? interestsDraftOf(context) : null
