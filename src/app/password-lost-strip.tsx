import { PasswordLost } from '../screens/shell/password-lost.tsx'
import { usePasswordLost } from './use-password-lost.ts'

/** The strip under the bar that says that a password has gone (decision 0030). */
export function PasswordLostStrip() {
  const lost = usePasswordLost()
  return lost && <PasswordLost {...lost} />
}
