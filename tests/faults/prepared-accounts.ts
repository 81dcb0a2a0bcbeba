import type { Fault } from './fault.ts'

/** A stranger prepares an account for another person's email. */
export const preparedAccounts: readonly Fault[] = [
  {
    number: 120,
    fault: 'A stranger links a provider to another person’s unverified email.',
    expected:
      'Its tokens can only register and withdraw, before and after the owner signs in; they cannot read a picture. The site rejects the sign-in and explains how to verify the email, and unlinks the provider at the first verified sign-in.',
    decision: 46,
  },
  {
    number: 121,
    fault: 'A stranger repeatedly withdraws a registration with another person’s email.',
    expected: 'The owner signs in as a new member, and no deletion is pending.',
    decision: 46,
  },
  {
    number: 122,
    fault: 'A stranger has registered a name, a phone and a username with another person’s email.',
    expected:
      'An owner who signs in with a new password or a provider inherits none of it: the username is derived, and the site asks for the profile.',
    decision: 46,
  },
]
