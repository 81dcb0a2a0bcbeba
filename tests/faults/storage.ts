import type { Fault } from './fault.ts'

export const storage: readonly Fault[] = [
  {
    number: 45,
    fault: 'localStorage throws whenever it is touched.',
    expected: 'Signing in works for the life of the page.',
  },
  {
    number: 46,
    fault: 'There is no IndexedDB.',
    expected: 'The identity library keeps to localStorage; the site removes no key but its own.',
    decision: 9,
  },
  {
    number: 47,
    fault: 'The storage is full.',
    expected: 'A value is whole, old or absent, never half; the flow goes on.',
  },
  {
    number: 48,
    fault: 'Keys hold broken JSON or foreign types.',
    expected: 'They count as absent and are removed.',
  },
  {
    number: 49,
    fault: 'The key of the identity library holds broken JSON.',
    expected: 'The page starts signed out, and signing in works.',
  },
  {
    number: 50,
    fault: 'isLoggedIn is true without a token, or with the token of another member.',
    expected: 'Nothing of a member is shown; the keys are cleared.',
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
    fault: 'The stored picture is a script, a document or from a foreign host.',
    expected: 'It is not shown; the default picture is.',
  },
  {
    number: 53,
    fault: 'Logout in another tab.',
    expected: 'This tab leaves the pages of members within a second.',
  },
  {
    number: 54,
    fault: 'The account is deleted in another tab.',
    expected: 'This tab is signed out, without a loop of errors.',
  },
  {
    number: 55,
    fault: 'The e-mail is verified in another tab.',
    expected: 'This tab goes on without a reload.',
    decision: 7,
  },
  {
    number: 56,
    fault: 'Another member signs in in another tab.',
    expected: "This tab never mixes the two: it becomes the other member's or ends.",
  },
  {
    number: 57,
    fault: 'The keys are deleted by hand while the page runs.',
    expected: 'The next action ends in one consistent state.',
  },
  {
    number: 58,
    fault: 'Two tabs refresh the token at once.',
    expected: 'Both go on; nobody is signed out.',
    decision: 38,
  },
]
