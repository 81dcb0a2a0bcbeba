import { useActorRef, useSelector } from '@xstate/react'
import { reportActs } from '../screens/settings/acts-of.ts'
import { reportPropsOf } from '../screens/settings/props-of.ts'
import { issueDraftOf } from './drafts-of.ts'
import { reportIssueFlow } from './flows/report-issue.ts'
import { useKeepDraft, useKeptDraft } from './use-draft.ts'
import { useFollow, useInspection, useProvided } from './use-flow.ts'

/** The report of an issue on /settings: its part of the screen's props, and its dialog for Back. */
export const useReportIssue = () => {
  const draft = useKeptDraft('issue')
  const inspection = useInspection()
  const flow = useActorRef(useProvided(reportIssueFlow), {
    ...inspection,
    input: { description: draft?.description ?? '' },
  })
  useFollow(flow)
  const snapshot = useSelector(flow, (current) => current)
  useKeepDraft('issue', issueDraftOf(snapshot))
  return {
    props: { report: reportPropsOf(snapshot), ...reportActs(flow.send) },
    /** False where no dialog is open. */
    closeDialog: () => {
      const isOpen = flow.getSnapshot().hasTag('open')
      flow.send({ type: 'cancelled' })
      return isOpen
    },
  }
}
