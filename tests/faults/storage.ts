import type { Fault } from './fault.ts'

export const storage: readonly Fault[] = [
  {
    number: 45,
    fault: 'Every access to localStorage throws.',
    expected: 'A sign-in works until the page is closed.',
  },
  {
    number: 46,
    fault: 'There is no IndexedDB.',
    expected: 'A sign-in works: the site and the identity library use localStorage.',
    decision: 9,
  },
  {
    number: 47,
    fault: 'The storage is full.',
    expected:
      'A value is complete, unchanged or absent, never partial; the flow continues, and the site shows that the sign-in is not stored.',
  },
  {
    number: 48,
    fault: 'Keys contain invalid JSON or unexpected types.',
    expected: 'They count as absent and are removed.',
  },
  {
    number: 49,
    fault: 'The key of the identity library contains invalid JSON.',
    expected: 'The page starts signed out, and a sign-in works.',
  },
  {
    number: 50,
    fault: 'isLoggedIn is true without a token, or with the token of another member.',
    expected: 'No data of a member is shown; the keys are cleared.',
    decision: 7,
  },
  {
    number: 51,
    fault: 'The token is "undefined", "[object Object]" or 100 kB long.',
    expected: 'It is never sent; the keys are cleared.',
    decision: 7,
  },
  {
    number: 52,
    fault: 'The stored picture URL is a script, a document or on a foreign host.',
    expected: 'The default picture is shown instead.',
  },
  {
    number: 53,
    fault: 'The member logs out in another tab.',
    expected: 'This tab leaves the pages of members within a second.',
  },
  {
    number: 54,
    fault: 'The account is deleted in another tab.',
    expected: 'This tab is signed out, without an error loop.',
  },
  {
    number: 55,
    fault: 'The email is verified in another tab.',
    expected: 'This tab continues without a reload.',
    decision: 7,
  },
  {
    number: 56,
    fault: 'Another member signs in in another tab.',
    expected: 'This tab never mixes the two: it switches to the other member or is signed out.',
  },
  {
    number: 57,
    fault: 'The keys are deleted manually while the page is open.',
    expected: 'The next action ends in one consistent state.',
  },
  {
    number: 58,
    fault: 'Two tabs refresh the token at the same time.',
    expected: 'Both continue, and the member stays signed in.',
    decision: 38,
  },
]
