import { verifyEmailCopy } from '../../copy/verify-email.ts'
import type { VerifyEmailState } from './view-props.ts'

/** The caption of the progress bar for the automatic checks. */
export const progressCaption = ({
  verified,
  signInProblem,
  stopped,
  nextCheckInSeconds,
}: VerifyEmailState): string => {
  const { caption } = verifyEmailCopy
  if (verified) return signInProblem ? '' : caption.leaving
  if (stopped) return caption.stopped
  return nextCheckInSeconds === null ? caption.checking : caption.next(nextCheckInSeconds)
}
