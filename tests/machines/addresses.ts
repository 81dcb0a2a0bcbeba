/** What is no address, each for a reason of its own. */
export const noAddresses = [
  'maya',
  'maya@',
  '@lindqvist.example',
  'maya@lindqvist',
  'm aya@l.example',
  'maya@l.example x',
  'a@b@c.d',
]

/** An address of this many characters. */
export const addressOf = (characters: number): string =>
  `${'a'.repeat(characters - '@b.example'.length)}@b.example`
