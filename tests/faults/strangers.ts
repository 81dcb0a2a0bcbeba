import type { Fault } from './fault.ts'

export const strangers: readonly Fault[] = [
  {
    number: 115,
    fault: 'Strangers guess the password of a username from 200 IP addresses.',
    expected:
      'One rate limit applies to all of them; the owner can always sign in where they have signed in before.',
    decision: 61,
  },
  {
    number: 116,
    fault: 'The site is opened in the in-app browser of another app, which cannot open windows.',
    expected:
      'A message explains how to use Google and Apple in a browser; a password sign-in works.',
  },
  {
    number: 117,
    fault: 'An email scanner opens the link before the member.',
    expected:
      'A verified email stays verified: the waiting page continues, and a sign-in works. A link for a new password stays usable.',
  },
  {
    number: 118,
    fault: 'A password is tried on an account that was made with Google.',
    expected: 'The message of any wrong password; a sign-in with Google still works.',
    decision: 29,
  },
  {
    number: 119,
    fault: 'An email is requested in two tabs at once, twice, or again within a minute.',
    expected: 'One email; every tab shows that it was sent.',
    decision: 62,
  },
]
