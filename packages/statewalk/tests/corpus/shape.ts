import { type AnyStateMachine, fromCallback, fromPromise } from 'xstate'
import type { ModelLines } from '../../src/model-from.ts'

/** A small machine as people write them, and what is right to say about it. */
export type Shape = {
  /** What it does, or what is wrong with it. */
  what: string
  machine: AnyStateMachine
  lines?: ModelLines<AnyStateMachine>
  /** One line for each finding: its sentence, `| after` its path, `| settled by` its note, `| then` what follows. */
  findings: readonly string[]
}

/** A request whose answer no one describes. */
export const request = fromPromise(() => Promise.reject(new Error('not provided')))

/** A source of events that no one describes. Like every service it is replaced, so it never begins. */
export const source = fromCallback(() => {
  throw new Error('a service runs for real')
})
