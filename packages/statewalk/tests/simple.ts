import { type AnyStateMachine, fromPromise } from 'xstate'
import { checkInvariants } from '../src/invariants.ts'
import type { AnyModel } from '../src/model.ts'
import { pathName, type Violation } from '../src/path-lines.ts'

/** A service without an implementation. */
export const service = fromPromise(() => Promise.reject(new Error('not provided')))

/** Its two outcomes in a model. */
export const endings = {
  'is done': { resolves: undefined },
  fails: { rejects: { kind: 'unreachable' as const } },
}

/** A model of a machine without input and services, with overrides. */
export const simple = (machine: AnyStateMachine, rest: Partial<AnyModel> = {}): AnyModel => ({
  machine,
  question: 'What is wrong?',
  inputs: { anyone: undefined },
  outcomes: {},
  ...rest,
})

/** Violations with the names of their paths. */
export const named = (violations: readonly Violation[]) =>
  violations.map((violation) => ({
    ...violation,
    path: violation.path && pathName(violation.path.input, violation.path.moves),
  }))

/** The rules that a model breaks, each with its path. */
export const broken = (model: AnyModel) =>
  named(checkInvariants(model).violations).map(({ rule, path }) => ({ rule, path }))
