/** The language of these texts, as a BCP 47 tag, and its direction. */
export const language: { tag: string; direction: 'ltr' | 'rtl' } = { tag: 'en', direction: 'ltr' }
