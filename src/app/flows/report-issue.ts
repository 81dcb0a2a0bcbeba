import { fromPromise } from 'xstate'
import { reportIssueMachine } from '../../../machines/report-issue/report-issue-machine.ts'
import type { FlowDependencies } from './flow-actors.ts'

/** The report-issue machine with its services provided. */
export const reportIssueFlow = ({ services }: FlowDependencies) =>
  reportIssueMachine.provide({
    actors: {
      'send report': fromPromise(({ input, signal }) =>
        services.memberApi.reportBug(input.bugDescription, signal),
      ),
    },
  })
