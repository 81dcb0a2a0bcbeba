import { fromPromise } from 'xstate'
import { copyAddressMachine } from '../../../machines/copy-address/copy-address-machine.ts'
import type { FlowDependencies } from './flow-actors.ts'

/** The copy-address machine with its services provided. */
export const copyAddressFlow = ({ services }: FlowDependencies) =>
  copyAddressMachine.provide({
    actors: { 'copy text': fromPromise(({ input }) => services.clipboard.write(input.text)) },
  })
