import type { Fault } from './fault.ts'

export const identity: readonly Fault[] = [
  {
    number: 59,
    fault: "The provider's window is closed by the member.",
    expected: 'A quiet return; the button works at once.',
  },
  {
    number: 60,
    fault: "The provider's window is blocked.",
    expected: 'A sentence that says so; the next click tries again.',
  },
  {
    number: 61,
    fault: 'Somebody probes which addresses have accounts.',
    expected:
      'Login and reset answer the same for known and unknown; sign-up alone says that an account exists.',
    decision: 29,
  },
  {
    number: 62,
    fault: "A second click while the provider's window is open.",
    expected: 'The first attempt ends silently.',
  },
  {
    number: 63,
    fault: 'The address belongs to an account of another provider.',
    expected: 'Explained, with the way to sign in; the product links no accounts.',
    decision: 30,
  },
  {
    number: 64,
    fault: 'Google or Apple on an unverified password account.',
    expected: 'A sentence says that the password is gone and offers to set one by e-mail.',
    decision: 30,
  },
  {
    number: 65,
    fault: 'Apple hides the address, or gives no name.',
    expected: 'The profile works with the relay address and an empty name.',
  },
  {
    number: 66,
    fault: "The provider's script is blocked.",
    expected: 'A sentence that the provider cannot be reached.',
  },
  {
    number: 67,
    fault: 'The identity service wants a recent sign-in for a deletion.',
    expected: 'The dialog asks for it and goes on with the same deletion.',
    decision: 14,
  },
  {
    number: 68,
    fault: 'The recent sign-in is of another account.',
    expected: 'Refused; nothing is deleted.',
    decision: 14,
  },
  {
    number: 69,
    fault: 'Too many requests to the identity service.',
    expected: 'A sentence that asks to wait; no loop.',
  },
  {
    number: 70,
    fault: 'The identity service answers with a code that nobody knows.',
    expected: 'The fallback text; never the raw code.',
    decision: 25,
  },
  {
    number: 71,
    fault: 'The account is disabled while signed in.',
    expected: 'Signed out at the next refresh, with the reason.',
    decision: 23,
  },
  {
    number: 72,
    fault: 'The sessions of a member are revoked.',
    expected: 'The backend answers 401 to older sign-ins; the site leads to /login.',
  },
  {
    number: 73,
    fault: 'The verification link is used twice.',
    expected: 'The page says that it is used or expired, with a way on.',
  },
  {
    number: 74,
    fault: 'The verification link is opened in another browser.',
    expected: 'Verified; the page asks to sign in.',
    decision: 22,
  },
  {
    number: 75,
    fault: 'The reset link is expired, or its account is gone.',
    expected: 'A neutral text and the offer of a new link.',
  },
  {
    number: 76,
    fault: 'Verified, but the token still says unverified.',
    expected: 'The token is refreshed before the backend is called.',
    decision: 6,
  },
  {
    number: 77,
    fault: 'Sign-up: the backend refuses the record.',
    expected: 'The identity is removed again, the form kept.',
    decision: 24,
  },
  {
    number: 78,
    fault: 'Sign-up: the backend refuses, and the removal fails too.',
    expected: 'The next try goes on instead of ending at an address in use.',
    decision: 24,
  },
  {
    number: 79,
    fault: "Sign-up: the backend's answer is lost.",
    expected: 'The next try leaves one record.',
    decision: 24,
  },
  {
    number: 80,
    fault: 'Deletion: the identity cannot be removed.',
    expected: 'The page offers to finish the deletion, after a reload too.',
    decision: 14,
  },
  {
    number: 81,
    fault: 'Deletion: the picture cannot be removed.',
    expected: 'The deletion goes on; the picture is left for sweeping.',
    decision: 14,
  },
  {
    number: 82,
    fault: 'Deletion clicked twice, or in two tabs.',
    expected: 'One deletion; what is gone already counts as success.',
    decision: 14,
  },
  {
    number: 83,
    fault: 'A sign-in that was given up after 10 s succeeds at 20 s.',
    expected: 'The late sign-in is undone.',
  },
  {
    number: 84,
    fault: 'The identity library never becomes ready.',
    expected: 'After a while the page says so and offers to try again.',
  },
  {
    number: 85,
    fault: 'A cookie names other hosts for the identity library.',
    expected: 'No request leaves for them.',
  },
]
