import { type AnyStateMachine, fromPromise } from 'xstate'
import { checkInvariants } from '../../../machines/model/invariants.ts'
import type { AnyModel } from '../../../machines/model/model.ts'

/** A service that nobody provided. */
export const service = fromPromise(() => Promise.reject(new Error('not provided')))

/** The two ways in which it ends in a model. */
export const endings = {
  'is done': { resolves: undefined },
  fails: { rejects: { kind: 'unreachable' as const } },
}

/** A model of a machine that needs no input and starts no service, but for the rest. */
export const simple = (machine: AnyStateMachine, rest: Partial<AnyModel> = {}): AnyModel => ({
  machine,
  question: 'What is wrong?',
  inputs: { anyone: undefined },
  outcomes: {},
  ...rest,
})

/** The rules that a model breaks, each with the path to where it does. */
export const broken = (model: AnyModel) =>
  checkInvariants(model).violations.map(({ rule, path }) => ({ rule, path }))
