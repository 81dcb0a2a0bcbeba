import { useActorRef, useSelector } from '@xstate/react'
import { reportActs } from '../screens/settings/acts-of.ts'
import { reportPropsOf } from '../screens/settings/props-of.ts'
import { reportIssueFlow } from './flows/report-issue.ts'
import { useFollow, useProvided } from './use-flow.ts'

/** The report of an issue on /settings: its part of the screen's props. */
export const useReportIssue = () => {
  const flow = useActorRef(useProvided(reportIssueFlow))
  useFollow(flow)
  return { report: useSelector(flow, reportPropsOf), ...reportActs(flow.send) }
}
