import type { SnapshotFrom } from 'xstate'
import type { Drafts } from '../../../machines/drafts.ts'
import type { reportIssueMachine } from '../../../machines/report-issue/report-issue-machine.ts'

/*
 * The draft of each form, from the snapshot of its machine; null if the form is saved, discarded or unchanged
 * (decision 0049). Never contains a password. The profile forms and the interests define theirs where they use
 * it.
 */

export const issueDraftOf = ({
  context: { description },
}: SnapshotFrom<typeof reportIssueMachine>): Drafts['issue'] | null =>
  description === '' ? null : { description }
