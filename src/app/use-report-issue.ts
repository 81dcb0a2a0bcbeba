import { useActorRef, useSelector } from '@xstate/react'
import { reportPropsOf } from '../screens/settings/props-of.ts'
import { reportIssueFlow } from './flows/report-issue.ts'
import { useFollow, useProvided } from './use-flow.ts'

/** The report of an issue on /settings: its part of the screen's props. */
export const useReportIssue = () => {
  const flow = useActorRef(useProvided(reportIssueFlow))
  useFollow(flow)
  return {
    report: useSelector(flow, reportPropsOf),
    onReport: {
      open: () => flow.send({ type: 'opened' }),
      change: (value: string) => flow.send({ type: 'description changed', value }),
      submit: () => flow.send({ type: 'submitted' }),
      cancel: () => flow.send({ type: 'cancelled' }),
    },
  }
}
