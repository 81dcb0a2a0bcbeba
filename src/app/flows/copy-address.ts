import { fromPromise } from 'xstate'
import { copyAddressMachine } from '../../../machines/copy-address/copy-address-machine.ts'
import type { FlowParts } from './flow-parts.ts'

/** Contact Us with its services filled in. */
export const copyAddressFlow = ({ services }: FlowParts) =>
  copyAddressMachine.provide({
    actors: { 'copy text': fromPromise(({ input }) => services.clipboard.write(input.text)) },
  })
