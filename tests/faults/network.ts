import type { Fault } from './fault.ts'

export const network: readonly Fault[] = [
  {
    number: 1,
    fault: 'The backend never answers.',
    expected:
      'After 10 s the request is given up: one message and a way to try again, no second request by itself.',
  },
  {
    number: 2,
    fault: 'The head of an answer comes, its body stalls.',
    expected: 'The same 10 s cover the body too.',
  },
  {
    number: 3,
    fault: 'The answer comes after 10.5 s.',
    expected: 'It is dropped: nothing on the page, in the session or in storage changes.',
  },
  {
    number: 4,
    fault: 'Twenty parallel calls are answered 401.',
    expected: 'One refresh of the token, twenty second tries, twenty successes.',
  },
  {
    number: 5,
    fault: 'A call is answered 401 again after the refresh.',
    expected:
      'Nothing of the member is left in storage, the identity is signed out, and /login opens once.',
    decision: 23,
  },
  {
    number: 6,
    fault: 'The refresh fails for want of a network.',
    expected: 'The session is kept; the member is told and can try again.',
    decision: 23,
  },
  {
    number: 7,
    fault: 'The identity service refuses the refresh.',
    expected: 'Signed out, with the sentence that the session has expired.',
    decision: 23,
  },
  {
    number: 8,
    fault: 'The refresh is answered with HTML, 500 or an empty object.',
    expected: 'As unreachable: the session is kept, and nothing but a token is ever stored as one.',
    decision: 23,
  },
  {
    number: 9,
    fault: 'A call is answered 401 while a refresh is running.',
    expected: 'It waits for that refresh and starts none of its own.',
  },
  {
    number: 10,
    fault: 'The member logs out while a refresh is running.',
    expected: 'The new token is dropped: nothing is written, the visitor stays signed out.',
  },
  {
    number: 11,
    fault: 'The token is refreshed but cannot be stored.',
    expected: 'The site goes on with the token in memory, and leaves no older one in storage.',
  },
  {
    number: 12,
    fault: 'JSON is cut short of its Content-Length.',
    expected: 'The message of a failed connection and a way to try again.',
  },
  {
    number: 13,
    fault: 'JSON in chunks is cut short.',
    expected: 'The message of a failed connection and a way to try again.',
  },
  {
    number: 14,
    fault: 'The answer is whole but is no JSON.',
    expected: 'The message of an answer that cannot be read, not of a lost connection.',
  },
  {
    number: 15,
    fault: 'A page of HTML with status 200 stands where JSON should.',
    expected: 'As no JSON.',
  },
  {
    number: 16,
    fault: 'The answer is 204, or 200 without a body.',
    expected: 'A call that needs no body has succeeded; one that needs it was not understood.',
    decision: 4,
  },
  {
    number: 17,
    fault: 'The backend answers 500, 502, 503 or 504.',
    expected: 'A message and a way to try again; nothing is sent twice by itself.',
  },
  {
    number: 18,
    fault: 'The backend answers 429 with Retry-After.',
    expected: 'The message says how long to wait; nothing is sent by itself.',
  },
  {
    number: 19,
    fault: 'The backend answers 403.',
    expected: 'A message; the member stays signed in.',
  },
  {
    number: 20,
    fault: 'The record of a signed-in member is not there (404).',
    expected:
      'The record is made anew by itself; where that fails, /login opens, and the next login makes it.',
  },
  {
    number: 21,
    fault: 'The address at sign-up has an account.',
    expected: 'The form says so and offers Login.',
    decision: 29,
  },
  {
    number: 22,
    fault: 'An answer redirects to another host.',
    expected: 'It is not followed: the other host never sees the token.',
  },
  {
    number: 23,
    fault: 'An answer lacks the CORS headers.',
    expected: 'As a lost connection.',
  },
  {
    number: 24,
    fault: 'No name, refused, reset, no TLS.',
    expected: 'One sentence for all; the next try works once the network does.',
  },
  {
    number: 25,
    fault: 'Offline before a submit.',
    expected: 'The form is kept and the member is told; back online the same submit works.',
  },
  {
    number: 26,
    fault: 'The request arrives, its answer is lost.',
    expected: 'The member is told that it failed; trying again leaves one record.',
    decision: 24,
  },
  {
    number: 27,
    fault: 'A submit is clicked twice, or by Enter and click.',
    expected: 'One request.',
  },
  {
    number: 28,
    fault: 'The same request is delivered twice.',
    expected: 'One record.',
    decision: 24,
  },
  {
    number: 29,
    fault: 'Answers arrive out of order.',
    expected: 'The last question wins.',
  },
  {
    number: 30,
    fault: 'A slow network: 400 ms of latency, 50 kB/s.',
    expected: 'The button is busy within 100 ms of the click, and nothing on the page jumps.',
  },
  {
    number: 31,
    fault: 'An answer has wrong types, or fields too few or too many.',
    expected:
      'What the site needs must be there and right, or the answer cannot be read; what is unknown is dropped.',
    decision: 4,
  },
  {
    number: 32,
    fault: 'An answer tries to pollute prototypes.',
    expected: 'No object of the page inherits anything from it.',
  },
  {
    number: 33,
    fault: 'An answer of 5 MB, or nested 100,000 deep.',
    expected: 'The page answers to the member within a second.',
  },
  {
    number: 34,
    fault: 'Lone surrogates, a byte order mark or NUL in an answer.',
    expected: 'The text is shown or replaced; nothing breaks.',
  },
]
