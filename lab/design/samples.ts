/** A picture that is part of the page, so that no state depends on the network: a portrait of 600 x 400 px. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400"><rect width="600" height="400" fill="#F3B49B"/><path d="M80 400C96 300 180 262 300 262S504 300 520 400Z" fill="#1F4F3A"/><circle cx="300" cy="150" r="96" fill="#EFC7A2"/><path d="M204 140C204 70 244 40 300 40S396 70 396 140C350 130 320 110 300 84 280 110 250 130 204 140Z" fill="#3B2118"/></svg>',
)}`

/** An address that no picture can be read from. */
export const brokenPicture = 'data:image/png;base64,AAAA'

export const names = ['Maya Lindqvist', 'Tomás Almeida', 'Inès Diallo'] as const
export const email = 'maya@lindqvist.example'
export const address = 'Rua das Flores 12, 1200-194 Lisboa, Portugal'

/** Long enough to break a line wherever it stands. */
export const longName = 'Maximiliane Wilhelmina von Hohenschwangau-Lichterfelde'
