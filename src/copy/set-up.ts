import type { ProfileGap, SetUpPosition } from '../../machines/onboarding/set-up.ts'

/** How far the set-up of an account is. */
export const setUpCopy = {
  position: ({ step, of }: SetUpPosition) => `Step ${step} of ${of}`,
  /** Before the links to what is missing. */
  left: (count: number) => (count === 1 ? 'One thing left:' : 'Two things left:'),
  gaps: { photo: 'a photo', place: 'your place' } satisfies Record<ProfileGap, string>,
} as const
