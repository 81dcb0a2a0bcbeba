import { renderToStaticMarkup } from 'react-dom/server'
import { people } from '../../src/design/portrait/people.tsx'

const { background, drawing } = people.maya

/** A picture that is part of the page, so that no state depends on the network: a portrait of 600 x 400 px. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-25 0 150 100" width="600" height="400"><rect x="-25" width="150" height="100" fill="${background}"/>${renderToStaticMarkup(drawing)}</svg>`,
)}`

/** An address that no picture can be read from. */
export const brokenPicture = 'data:image/png;base64,AAAA'

export const names = ['Maya Lindqvist', 'Tomás Almeida', 'Inès Diallo'] as const
export const address = 'Rua da Rosa, Bairro Alto, Lisboa'

/** Long enough to break a line wherever it stands. */
export const longName = 'Maximiliane Wilhelmina von Hohenschwangau-Lichterfelde'

/** What a member has chosen who chose from every line. */
export const chosen = [
  'Language Exchange',
  'Open Mics',
  'Karaoke',
  'Stargazing',
  'Book Clubs',
  'Volunteering',
  'Hiking',
  'Coffee Shops',
  'Live Music',
  'Museums',
  'Board Games',
  'Camping',
  'Photography',
  'Cooking',
] as const
