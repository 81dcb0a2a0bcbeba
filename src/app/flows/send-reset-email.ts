import { fromPromise } from 'xstate'
import type { Services } from '../services.ts'

/** The service that sends the email with a link to reset the password. */
export const sendResetEmail = ({
  emailThrottle,
  identity,
}: Pick<Services, 'emailThrottle' | 'identity'>) =>
  fromPromise(async ({ input: { email } }: { input: { email: string } }) => {
    await emailThrottle.once('password reset', email, () => identity.sendPasswordReset(email))
  })
