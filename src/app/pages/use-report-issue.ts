import { useActorRef, useSelector } from '@xstate/react'
import { reportHandlers, toReportProps } from '../../screens/settings/view-props.ts'
import { reportIssueFlow } from '../flows/report-issue.ts'
import { issueDraftOf } from './drafts-of.ts'
import { usePersistDraft, useStoredDraft } from './use-draft.ts'
import { useEventRouting, useInspection, useProvided } from './use-flow.ts'

/** The props of the issue report on /settings, and `closeDialog` for Back. */
export const useReportIssue = () => {
  const draft = useStoredDraft('issue')
  const inspection = useInspection()
  const flow = useActorRef(useProvided(reportIssueFlow), {
    ...inspection,
    input: { description: draft?.description ?? '' },
  })
  useEventRouting(flow)
  const snapshot = useSelector(flow, (current) => current)
  usePersistDraft('issue', issueDraftOf(snapshot))
  return {
    props: { report: toReportProps(snapshot), ...reportHandlers(flow.send) },
    /** Returns false if no dialog is open. */
    closeDialog: () => {
      const isOpen = flow.getSnapshot().hasTag('open')
      flow.send({ type: 'cancelled' })
      return isOpen
    },
  }
}
