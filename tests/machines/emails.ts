/** Invalid emails, each for a different reason. */
export const invalidEmails = [
  'maya',
  'maya@',
  '@lindqvist.example',
  'maya@lindqvist',
  'm aya@l.example',
  'maya@l.example x',
  'a@b@c.d',
]

/** An email with this number of characters. */
export const emailOfLength = (characters: number): string =>
  `${'a'.repeat(characters - '@b.example'.length)}@b.example`
