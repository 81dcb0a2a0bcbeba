import { PasswordRemoved } from '../../screens/shell/password-removed.tsx'
import { usePasswordRemoved } from './use-password-removed.ts'

/** The banner for a member whose password was removed by a sign-in with a provider (decision 0030). */
export function PasswordRemovedBanner() {
  const removed = usePasswordRemoved()
  return removed && <PasswordRemoved {...removed} />
}
