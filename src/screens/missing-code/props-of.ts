import type { missingCodeMachine } from '../../../machines/missing-code/missing-code-machine.ts'
import { failureText } from '../../copy/failures.ts'
import type { SnapshotOf } from '../snapshot.ts'
import type { MissingCodeState } from './missing-code-props.ts'

/** What the page without code shows of its machine. */
export const missingCodePropsOf = (
  snapshot: SnapshotOf<typeof missingCodeMachine>,
): MissingCodeState => {
  const { failure } = snapshot.context
  if (snapshot.matches('broken')) return { state: 'broken' }
  if (snapshot.hasTag('busy') || !failure) return { state: 'waiting' }
  return { state: 'out of reach', message: failureText(failure) }
}
