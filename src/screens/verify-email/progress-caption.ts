import { verifyEmailCopy } from '../../copy/verify-email.ts'
import type { VerifyEmailState } from './verify-email-props.ts'

const everySeconds = 10

/** What stands under the rail of checks. */
export const progressCaption = ({
  verified,
  entryProblem,
  stopped,
  checksDone,
  checksTotal,
  nextCheckInSeconds,
}: VerifyEmailState): string => {
  const { caption } = verifyEmailCopy
  if (verified) return entryProblem ? '' : caption.leaving
  if (stopped) return caption.stopped
  return nextCheckInSeconds === null
    ? caption.looking(everySeconds, checksDone, checksTotal)
    : caption.next(everySeconds, checksDone, checksTotal, nextCheckInSeconds)
}
