import { PasswordLost } from '../../screens/shell/password-lost.tsx'
import { usePasswordLost } from './use-password-lost.ts'

/** The banner for a member whose password was removed by a sign-in with a provider (decision 0030). */
export function PasswordLostBanner() {
  const lost = usePasswordLost()
  return lost && <PasswordLost {...lost} />
}
