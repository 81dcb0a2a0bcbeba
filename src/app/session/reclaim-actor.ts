import { fromPromise } from 'xstate'
import { failureOf } from '../../../machines/failure.ts'
import { otherFormOf } from '../../../machines/text-rules.gen.ts'
import type { PageDependencies } from '../pages/page-module.ts'
import { runSignIn } from './identity-actors.ts'

type Credentials = { email: string; password: string }

/**
 * The sign-in that shows whether an identity is our own. After wrong credentials it is tried once with the other Unicode
 * normalisation form of the password, because another keyboard may have composed it.
 */
export const reclaimActor = (dependencies: PageDependencies) =>
  fromPromise(({ input, signal }: { input: Credentials; signal: AbortSignal }) => {
    const signIn = (password: string) =>
      dependencies.services.identity.signIn({ ...input, password }, signal)
    const other = otherFormOf(input.password)
    return runSignIn(
      dependencies,
      signIn(input.password).catch((error: unknown) => {
        if (other === null || failureOf(error).kind !== 'wrong credentials') throw error
        return signIn(other)
      }),
    )
  })
