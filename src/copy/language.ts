/** The language of these texts, as a BCP 47 tag. */
export const language = { tag: 'en' } as const
