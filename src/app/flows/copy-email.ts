import { fromPromise } from 'xstate'
import { copyEmailMachine } from '../../../machines/copy-email/copy-email-machine.ts'
import type { FlowDependencies } from './flow-actors.ts'

/** The copy-email machine with its services provided. */
export const copyEmailFlow = ({ services }: FlowDependencies) =>
  copyEmailMachine.provide({
    actors: { 'copy text': fromPromise(({ input }) => services.clipboard.write(input.text)) },
  })
