import type { IdentitySnapshot } from '../member.ts'
import type { Registration } from '../ports.ts'

/**
 * The fields of a member whose registration was interrupted, from the identity only; the backend always accepts them.
 * A display name counts only if a provider has set it: someone else may have signed up with this email
 * (decision 0045).
 */
export const registrationFrom = (identity: IdentitySnapshot): Registration => {
  const email = identity.email ?? ''
  const name = identity.authType === 'local' ? '' : (identity.displayName ?? '')
  const [firstName = '', ...rest] = name.split(' ')
  return {
    firstName,
    lastName: rest.join(' '),
    username: `member-${identity.uid.slice(0, 12).toLowerCase()}`,
    email,
    password: '',
    phone: '',
  }
}
