import { renderToStaticMarkup } from 'react-dom/server'
import { people } from '../../src/design/portrait/people.tsx'

const { background, drawing } = people.maya

/** An inline picture of 600 × 400 px, so that no state depends on the network. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-25 0 150 100" width="600" height="400"><rect x="-25" width="150" height="100" fill="${background}"/>${renderToStaticMarkup(drawing)}</svg>`,
)}`

/** A URL that fails to load as a picture. */
export const brokenPicture = 'data:image/png;base64,AAAA'

export const names = ['Maya Lindqvist', 'Tomás Almeida', 'Inès Diallo'] as const

/** Long enough to wrap in every place. */
export const longName = 'Maximiliane Wilhelmina von Hohenschwangau-Lichterfelde'
