import type { Fault } from './fault.ts'

export const content: readonly Fault[] = [
  {
    number: 86,
    fault: 'An upload stops half way.',
    expected: 'It ends within 30 s; the old picture stays, and the member can try again.',
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
    expected: 'A kind sentence, no blank picture.',
  },
  {
    number: 91,
    fault: 'EXIF says that the picture lies on its side.',
    expected: 'Upright; what is stored has no EXIF.',
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
    fault: 'A HEIC picture of a phone.',
    expected: 'A sentence that names what can be used.',
  },
  {
    number: 95,
    fault: 'The storage refuses the upload.',
    expected: 'A sentence; no endless retry.',
  },
  {
    number: 96,
    fault: 'The position is denied.',
    expected: 'The location can be typed; the browser is not asked again by itself.',
  },
  {
    number: 97,
    fault: 'The position is unavailable.',
    expected: 'The location can be typed; the text says what failed.',
  },
  {
    number: 98,
    fault: 'The position takes too long.',
    expected: 'As unavailable.',
  },
  {
    number: 99,
    fault: 'The permission is taken back in the middle.',
    expected: 'As denied.',
  },
  {
    number: 100,
    fault: 'A policy of the page forbids the position.',
    expected: 'As denied.',
  },
  {
    number: 101,
    fault: 'The geocoder is down, busy, or answers nonsense.',
    expected: "'Failed to get location details'; the form can be saved all the same.",
  },
  {
    number: 102,
    fault: 'Many positions in a short time.',
    expected: 'The geocoder is asked at most once a second, and never while somebody types.',
  },
  {
    number: 103,
    fault: "The geocoder answers with a script as the place's name.",
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
    expected: 'Text only; nothing runs, no policy is violated.',
  },
  {
    number: 107,
    fault: 'A link leads to another site after the sign-in.',
    expected: 'Only paths of this site are followed.',
    decision: 13,
  },
  {
    number: 108,
    fault: 'Huge, reversed, invisible or combined characters.',
    expected: 'The layout holds, and neighbours keep their direction.',
  },
  {
    number: 109,
    fault: 'A password manager fills two fields at once.',
    expected: 'Both arrive.',
  },
  {
    number: 110,
    fault: 'An input method composes; a paste holds a line break.',
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
    fault: 'The page is of an older deployment: a part of it is gone.',
    expected: 'One reload by itself, then a message.',
  },
  {
    number: 114,
    fault: 'An error while rendering.',
    expected: 'A page that says so, with a way on.',
  },
]
