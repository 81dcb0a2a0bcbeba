import type { Fault } from './fault.ts'

export const identity: readonly Fault[] = [
  {
    number: 59,
    fault: "The member closes the provider's window.",
    expected: 'No error message; the button works again at once.',
  },
  {
    number: 60,
    fault: "The browser blocks the provider's window.",
    expected: 'A message about the blocked window; the next click tries again.',
  },
  {
    number: 61,
    fault: 'An attacker probes which emails have accounts.',
    expected:
      'Login and reset respond the same for known and unknown emails; only sign-up reveals that an account exists.',
    decision: 29,
  },
  {
    number: 62,
    fault: "A second click while the provider's window is open.",
    expected: 'The first attempt ends silently.',
  },
  {
    number: 63,
    fault: 'The email belongs to an account of another provider.',
    expected: 'A message explains how to sign in; the product links no accounts.',
    decision: 30,
  },
  {
    number: 64,
    fault: 'Google or Apple on an unverified password account.',
    expected: 'A message explains that the password was removed and offers to set one by email.',
    decision: 30,
  },
  {
    number: 65,
    fault: 'Apple hides the email or provides no name.',
    expected: 'The profile works with the relay email and an empty name.',
  },
  {
    number: 66,
    fault: "The provider's script is blocked.",
    expected: 'A message that the provider cannot be reached.',
  },
  {
    number: 67,
    fault: 'The identity service requires a recent sign-in for a deletion.',
    expected: 'The dialog asks the member to sign in again and then continues the same deletion.',
    decision: 14,
  },
  {
    number: 68,
    fault: 'The recent sign-in belongs to another account.',
    expected: 'Refused; nothing is deleted.',
    decision: 14,
  },
  {
    number: 69,
    fault: 'Too many requests to the identity service.',
    expected: 'A message that asks the member to wait; no retry loop.',
  },
  {
    number: 70,
    fault: 'The identity service responds with an unknown error code.',
    expected: 'The fallback text, never the raw code.',
    decision: 25,
  },
  {
    number: 71,
    fault: 'The account is disabled while signed in.',
    expected: 'The member is signed out at the next refresh, with the reason.',
    decision: 23,
  },
  {
    number: 72,
    fault: 'The sessions of a member are revoked.',
    expected: 'The backend responds with 401 to older sign-ins; the site redirects to /login.',
  },
  {
    number: 73,
    fault: 'The verification link is used twice.',
    expected: 'The page explains that the link is used or expired, and how to continue.',
  },
  {
    number: 74,
    fault: 'The verification link is opened in another browser.',
    expected: 'The email is verified; the page asks the member to sign in.',
    decision: 22,
  },
  {
    number: 75,
    fault: 'The reset link is expired, or its account is deleted.',
    expected: 'A neutral message that offers a new link.',
  },
  {
    number: 76,
    fault: 'The email is verified, but the token still claims that it is not.',
    expected: 'The token is refreshed before the next backend request.',
    decision: 6,
  },
  {
    number: 77,
    fault: 'Sign-up: the backend rejects the record.',
    expected: 'The identity is removed again; the form keeps its values.',
    decision: 24,
  },
  {
    number: 78,
    fault: 'Sign-up: the backend rejects the record, and the removal of the identity fails too.',
    expected: 'The next attempt continues instead of failing because the email is in use.',
    decision: 24,
  },
  {
    number: 79,
    fault: "Sign-up: the backend's response is lost.",
    expected: 'The next attempt leaves one record.',
    decision: 24,
  },
  {
    number: 80,
    fault: 'Deletion: the identity cannot be removed.',
    expected: 'The page offers to finish the deletion, also after a reload.',
    decision: 14,
  },
  {
    number: 81,
    fault: 'Deletion: the picture cannot be removed.',
    expected: 'The deletion continues; a later sweep by the operator removes the picture.',
    decision: 14,
  },
  {
    number: 82,
    fault: 'Delete is clicked twice, or in two tabs.',
    expected: 'One deletion; an account that is already deleted counts as success.',
    decision: 14,
  },
  {
    number: 83,
    fault: 'A sign-in that timed out after 10 s succeeds after 20 s.',
    expected: 'The late sign-in is undone.',
  },
  {
    number: 84,
    fault: 'The identity library never becomes ready.',
    expected: 'After a timeout the page shows a message and offers to try again.',
  },
  {
    number: 85,
    fault: 'A cookie configures other hosts for the identity library.',
    expected: 'No request is sent to them.',
  },
]
