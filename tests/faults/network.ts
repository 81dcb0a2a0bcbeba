import type { Fault } from './fault.ts'

export const network: readonly Fault[] = [
  {
    number: 1,
    fault: 'The backend never answers.',
    expected:
      'The request times out after 10 s: one message, the member can try again, and no automatic retry.',
  },
  {
    number: 2,
    fault: 'The headers of a response arrive, its body stalls.',
    expected: 'The timeout of 10 s includes the body.',
  },
  {
    number: 3,
    fault: 'The response arrives after 10.5 s.',
    expected: 'It is dropped: nothing on the page, in the session or in storage changes.',
  },
  {
    number: 4,
    fault: 'Twenty parallel requests are answered with 401.',
    expected: 'One token refresh, twenty retries, twenty successes.',
  },
  {
    number: 5,
    fault: 'A request is answered with 401 again after the refresh.',
    expected:
      'No data of the member is left in storage, the identity is signed out, and the site redirects to /login once.',
    decision: 23,
  },
  {
    number: 6,
    fault: 'The refresh fails because there is no network.',
    expected: 'The session stays; the member sees a message and can try again.',
    decision: 23,
  },
  {
    number: 7,
    fault: 'The identity service rejects the refresh.',
    expected: 'The member is signed out, with the message that the session has expired.',
    decision: 23,
  },
  {
    number: 8,
    fault: 'The response to the refresh is HTML, 500 or an empty object.',
    expected: 'The same as without a network; only a token is ever stored as a token.',
    decision: 23,
  },
  {
    number: 9,
    fault: 'A request is answered with 401 while a refresh is pending.',
    expected: 'It waits for that refresh and does not start another.',
  },
  {
    number: 10,
    fault: 'The member logs out while a refresh is pending.',
    expected: 'The new token is dropped: nothing is stored, and the visitor stays signed out.',
  },
  {
    number: 11,
    fault: 'The token is refreshed but cannot be stored.',
    expected: 'The site continues with the token in memory and leaves no older one in storage.',
  },
  {
    number: 12,
    fault: 'A JSON response is shorter than its Content-Length.',
    expected: 'The message of a failed connection; the member can try again.',
  },
  {
    number: 13,
    fault: 'A chunked JSON response is incomplete.',
    expected: 'The message of a failed connection; the member can try again.',
  },
  {
    number: 14,
    fault: 'The response is complete but not JSON.',
    expected: 'The message of an unreadable response, not of a failed connection.',
  },
  {
    number: 15,
    fault: 'The response is an HTML page with status 200 instead of JSON.',
    expected: 'The message of an unreadable response.',
  },
  {
    number: 16,
    fault: 'The response is 204, or 200 without a body.',
    expected: 'A request that needs no body succeeds; one that needs a body fails as unreadable.',
    decision: 4,
  },
  {
    number: 17,
    fault: 'The backend responds with 500, 502, 503 or 504.',
    expected: 'A message; the member can try again, and there is no automatic retry.',
  },
  {
    number: 18,
    fault: 'The backend responds with 429 and Retry-After.',
    expected: 'The message contains the time to wait; there is no automatic retry.',
  },
  {
    number: 19,
    fault: 'The backend responds with 403.',
    expected: 'A message; the member stays signed in.',
  },
  {
    number: 20,
    fault: 'The record of a signed-in member does not exist (404).',
    expected:
      'The site creates the record again; if that fails, it redirects to /login, and the next login creates it.',
  },
  {
    number: 21,
    fault: 'The email at sign-up has an account.',
    expected: 'The form shows that and offers a link to /login.',
    decision: 29,
  },
  {
    number: 22,
    fault: 'A response redirects to another host.',
    expected: 'The redirect is not followed: the other host never receives the token.',
  },
  {
    number: 23,
    fault: 'A response lacks the CORS headers.',
    expected: 'The message of a failed connection.',
  },
  {
    number: 24,
    fault: 'The connection fails: no DNS name, refused, reset, or no TLS.',
    expected: 'The same message for all; the next attempt works once the network does.',
  },
  {
    number: 25,
    fault: 'The browser is offline before a submit.',
    expected: 'The form keeps its values and shows a message; back online the same submit works.',
  },
  {
    number: 26,
    fault: 'The request arrives, its response is lost.',
    expected: 'The member sees that it failed; trying again leaves one record.',
    decision: 24,
  },
  {
    number: 27,
    fault: 'A form is submitted twice, by two clicks or by Enter and a click.',
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
    fault: 'Responses arrive out of order.',
    expected: 'The response to the last request wins.',
  },
  {
    number: 30,
    fault: 'A slow network: 400 ms of latency, 50 kB/s.',
    expected: 'The button is busy within 100 ms of the click, and the layout does not shift.',
  },
  {
    number: 31,
    fault: 'A response has wrong types, or too few or too many fields.',
    expected:
      'The fields that the site needs must be valid, or the response is unreadable; unknown fields are dropped.',
    decision: 4,
  },
  {
    number: 32,
    fault: 'A response attempts prototype pollution.',
    expected: 'No object of the page inherits any of its properties.',
  },
  {
    number: 33,
    fault: 'A response has 5 MB or is nested 100,000 levels deep.',
    expected: 'The page responds to the member within a second.',
  },
  {
    number: 34,
    fault: 'A response contains lone surrogates, a byte order mark or NUL.',
    expected: 'The text is shown or replaced; nothing breaks.',
  },
]
