import { failureOf } from '../../machines/failure.ts'

/** The kind of failure that a promise rejects with, or 'nothing' if it resolves. */
export const failureKindOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'nothing',
    (error: unknown) => failureOf(error).kind,
  )
