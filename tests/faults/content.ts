import type { Fault } from './fault.ts'

export const content: readonly Fault[] = [
  {
    number: 86,
    fault: 'An upload stops half way.',
    expected: 'It fails within 30 s; the old picture stays, and the member can try again.',
  },
  {
    number: 87,
    fault: 'A file has the right extension and the wrong content.',
    expected: 'Refused before the upload.',
  },
  {
    number: 88,
    fault: 'A picture of 50 MB.',
    expected: 'Refused by its size before it is read.',
  },
  {
    number: 89,
    fault: 'A picture of few bytes and very many pixels.',
    expected: 'Refused from its header above 64 megapixels.',
  },
  {
    number: 90,
    fault: 'A broken JPEG or PNG.',
    expected: 'An error message; no blank picture is shown.',
  },
  {
    number: 91,
    fault: 'The EXIF orientation of the picture is rotated.',
    expected: 'The picture is shown upright; the stored picture has no EXIF.',
  },
  {
    number: 92,
    fault: 'An SVG with a script.',
    expected: 'Refused.',
  },
  {
    number: 93,
    fault: 'An empty file, a cancelled dialog, a folder.',
    expected: 'Nothing changes.',
  },
  {
    number: 94,
    fault: 'A HEIC picture from a phone.',
    expected: 'A message that names the accepted formats.',
  },
  {
    number: 95,
    fault: 'The storage refuses the upload.',
    expected: 'An error message; no endless retry.',
  },
  {
    number: 96,
    fault: 'The permission for the position is denied.',
    expected: 'The location can be typed; the site does not request the position again by itself.',
  },
  {
    number: 97,
    fault: 'The position is unavailable.',
    expected: 'The location can be typed; the message names what failed.',
  },
  {
    number: 98,
    fault: 'The position takes too long.',
    expected: 'The same as for an unavailable position.',
  },
  {
    number: 99,
    fault: 'The permission is revoked while the position is requested.',
    expected: 'The same as for a denied permission.',
  },
  {
    number: 100,
    fault: 'A permissions policy of the page forbids the position.',
    expected: 'The same as for a denied permission.',
  },
  {
    number: 101,
    fault: 'The geocoder is down, rate-limited, or sends an invalid response.',
    expected: "'Failed to get location details'; the form can still be saved.",
  },
  {
    number: 102,
    fault: 'Many positions are requested in a short time.',
    expected:
      'The geocoder receives at most one request per second, and none while the member types.',
  },
  {
    number: 103,
    fault: 'The geocoder responds with a script as the name of the place.',
    expected: 'It is shown as text.',
  },
  {
    number: 104,
    fault: 'A position at a pole, at 180°, or at 0, 0.',
    expected: 'A valid text; nothing breaks.',
  },
  {
    number: 105,
    fault: 'The clipboard is denied.',
    expected: "'Please email us at: {email}'.",
  },
  {
    number: 106,
    fault: 'Scripts in names, places, interests, messages and addresses.',
    expected: 'They are shown as text; no script runs, and no policy is violated.',
  },
  {
    number: 107,
    fault: 'A link leads to another site after the sign-in.',
    expected: 'The site only redirects to its own paths.',
    decision: 13,
  },
  {
    number: 108,
    fault: 'Huge, reversed, invisible or combined characters.',
    expected: 'The layout stays intact, and the surrounding text keeps its direction.',
  },
  {
    number: 109,
    fault: 'A password manager fills two fields at once.',
    expected: 'Both values arrive.',
  },
  {
    number: 110,
    fault: 'An input method composes text; a paste contains a line break.',
    expected:
      'The Enter of the input method does not submit; the line break does not break the field.',
  },
  {
    number: 111,
    fault: 'A forged message from another window.',
    expected: 'Ignored.',
  },
  {
    number: 112,
    fault: 'Another site frames the page.',
    expected: 'Refused by the browser.',
    decision: 44,
  },
  {
    number: 113,
    fault: 'The page is from an older deployment, and one of its chunks no longer exists.',
    expected: 'The page reloads once by itself, then shows a message.',
  },
  {
    number: 114,
    fault: 'An error while rendering.',
    expected: 'An error page with links to continue.',
  },
]
