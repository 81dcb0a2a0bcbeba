import { fromPromise } from 'xstate'
import { reportIssueMachine } from '../../../machines/report-issue/report-issue-machine.ts'
import type { FlowParts } from './flow-parts.ts'

/** The report of an issue with its services filled in. */
export const reportIssueFlow = ({ services }: FlowParts) =>
  reportIssueMachine.provide({
    actors: {
      'send report': fromPromise(({ input, signal }) =>
        services.memberApi.reportBug(input.bugDescription, signal),
      ),
    },
  })
