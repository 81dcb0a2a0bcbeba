import type { Fault } from './fault.ts'

export const time: readonly Fault[] = [
  {
    number: 35,
    fault: 'The clock of the device is two hours ahead.',
    expected: 'One token refresh, then every request works.',
  },
  {
    number: 36,
    fault: 'The clock of the device is a day behind.',
    expected: 'The backend rejects the old token, one refresh follows, and the request succeeds.',
  },
  {
    number: 37,
    fault: 'The clock jumps during the resend cooldown.',
    expected: 'The countdown follows the stored deadline: never negative, never above 60 s.',
    decision: 12,
  },
  {
    number: 38,
    fault: 'The page is reloaded during the resend cooldown.',
    expected: 'The countdown continues; the resend button stays disabled.',
    decision: 12,
  },
  {
    number: 39,
    fault: 'The tab is hidden for ten minutes.',
    expected: 'When it is visible again, it checks once, not once for every missed check.',
    decision: 11,
  },
  {
    number: 40,
    fault: 'The device sleeps for two hours while a form is open.',
    expected: 'The next submit refreshes the token once and succeeds with the typed values.',
  },
  {
    number: 41,
    fault: 'The back button is pressed in the middle of a flow.',
    expected: 'There is no second submit, and a visitor sees no member page.',
  },
  {
    number: 42,
    fault: 'The page is reloaded during a submit.',
    expected: 'No partial state: the page shows what the backend has stored.',
  },
  {
    number: 43,
    fault: 'A link opens a page in the middle of a flow.',
    expected: 'The guard redirects to the step that is possible.',
    decision: 10,
  },
  {
    number: 44,
    fault: 'React runs every effect twice, as in strict mode.',
    expected: 'There is one listener and one request.',
  },
]
