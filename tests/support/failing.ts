import { failureOf } from '../../machines/failure.ts'

/** The kind of failure that a promise rejects with; 'nothing' when it resolves. */
export const failing = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'nothing',
    (error: unknown) => failureOf(error).kind,
  )
