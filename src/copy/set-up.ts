import type { ProfileGap, SetUpPosition } from '../../machines/onboarding/set-up.ts'

/** How far the set-up of an account is. */
export const setUpCopy = {
  position: ({ step, of }: SetUpPosition) => `Step ${step} of ${of}.`,
  done: 'You’re all set.',
  /** The label of the link to what is missing; null if nothing is. */
  add: (gaps: readonly ProfileGap[]): string | null => {
    const [first, second] = gaps
    if (!first) return null
    return second ? 'Add a photo and your place' : additions[first]
  },
} as const

const additions: Readonly<Record<ProfileGap, string>> = {
  photo: 'Add a photo',
  place: 'Add your place',
}
