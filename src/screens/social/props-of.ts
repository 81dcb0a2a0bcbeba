import type { socialSignInMachine } from '../../../machines/social-sign-in/social-sign-in-machine.ts'
import { failureText } from '../../copy/failures.ts'
import type { SnapshotOf } from '../snapshot.ts'
import type { SocialState } from './social-props.ts'

/** What the provider's part of a form shows of the social sign-in machine. */
export const socialPropsOf = (snapshot: SnapshotOf<typeof socialSignInMachine>): SocialState => {
  const { provider, failure } = snapshot.context
  return {
    busy: snapshot.hasTag('busy') ? provider : null,
    windowOpen: snapshot.matches('popup open'),
    problem: failure ? failureText(failure, provider) : undefined,
  }
}
