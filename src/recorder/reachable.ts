import type { StateValue } from 'xstate'
import { reachableStates } from './reachable.gen.ts'

/** Whether a machine reaches this state in its model. True for a machine without a model. */
export const isReachable = (machine: string, value: StateValue): boolean =>
  reachableStates[machine]?.includes(JSON.stringify(value)) ?? true
