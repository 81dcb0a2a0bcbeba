import { databaseErrorClass } from '../database/error-class.ts'
import { type IdentityErrorReason, identityErrorReason } from '../identity/identity-rejection.ts'

/** Describes an error for the log: its names, codes, class and stack frames, never its message. */
export const describeError = (
  error: unknown,
): {
  error: string
  database?: string
  identity?: IdentityErrorReason
  at?: readonly string[]
} => {
  if (!(error instanceof Error)) return { error: typeof error }
  const chain: string[] = []
  for (let link: unknown = error; link instanceof Error && chain.length < 5; link = link.cause) {
    chain.push('code' in link ? `${link.name} ${String(link.code)}` : link.name)
  }
  const database = databaseErrorClass(error)
  const identity = identityErrorReason(error)
  return {
    error: chain.join(' < '),
    ...(database === null ? {} : { database }),
    ...(identity === null ? {} : { identity }),
    at: framesOf(error),
  }
}

/** The stack begins with the message, which may contain member data, so only the frames are returned. */
const framesOf = (error: Error): readonly string[] =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
