import { fromPromise } from 'xstate'
import { missingCodeMachine } from '../../../machines/missing-code/missing-code-machine.ts'
import type { FlowParts } from './flow-parts.ts'

/** A page without its code, with its services filled in. */
export const missingCodeFlow = ({ services }: FlowParts) =>
  missingCodeMachine.provide({
    actors: { 'reach the site': fromPromise(({ signal }) => services.siteFiles.reach(signal)) },
  })
