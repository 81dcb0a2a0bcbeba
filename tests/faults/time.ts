import type { Fault } from './fault.ts'

export const time: readonly Fault[] = [
  {
    number: 35,
    fault: 'The clock of the device is two hours ahead.',
    expected: 'One refresh, then all is as usual.',
  },
  {
    number: 36,
    fault: 'The clock of the device is a day behind.',
    expected: 'The backend refuses the old token, one refresh follows, and the call succeeds.',
  },
  {
    number: 37,
    fault: 'The clock jumps while the resend rests.',
    expected: 'The countdown follows the stored deadline: never negative, never above 60 s.',
    decision: 12,
  },
  {
    number: 38,
    fault: 'The page is reloaded while the resend rests.',
    expected: 'The countdown goes on where it was; the resend stays blocked.',
    decision: 12,
  },
  {
    number: 39,
    fault: 'The tab is hidden for ten minutes.',
    expected: 'Seen again, it checks once, not once for every check that it missed.',
    decision: 11,
  },
  {
    number: 40,
    fault: 'The device sleeps for two hours with a form open.',
    expected: 'The next submit refreshes the token once and succeeds with what was typed.',
  },
  {
    number: 41,
    fault: 'The back button in the middle of a flow.',
    expected: 'No second submit, and no page of a member to who is none.',
  },
  {
    number: 42,
    fault: 'The page is reloaded in the middle of a submit.',
    expected: 'No half state: the page shows what the backend holds.',
  },
  {
    number: 43,
    fault: 'A link leads into the middle of a flow.',
    expected: 'The guard leads to the step that is possible.',
    decision: 10,
  },
  {
    number: 44,
    fault: 'React runs every effect twice, as in strict mode.',
    expected: 'One listener and one request all the same.',
  },
]
