import { Drawing } from '../../../src/design/drawing/drawing.tsx'
import { EnvelopeArt } from '../../../src/design/vine/envelope-art.tsx'
import { LockArt } from '../../../src/design/vine/lock-art.tsx'
import { LostVineArt } from '../../../src/design/vine/lost-vine-art.tsx'
import { SnappedStemArt } from '../../../src/design/vine/snapped-stem-art.tsx'
import type { Entries } from '../entry.ts'

export const drawings = {
  'envelope-art': {
    purpose:
      'The pending verification: a shoot grows out of it; once verified, two leaves are open.',
    states: {
      waiting: () => <EnvelopeArt state="waiting" />,
      verified: () => <EnvelopeArt state="verified" />,
    },
  },
  'lock-art': { purpose: 'A forgotten password.', states: { rest: () => <LockArt /> } },
  'lost-vine-art': {
    purpose: '404 built of slats, and a vine without a support.',
    states: { rest: () => <LostVineArt /> },
  },
  'snapped-stem-art': {
    purpose: 'Something could not be loaded.',
    states: { rest: () => <SnappedStemArt /> },
  },
  drawing: {
    purpose: 'A drawing from the separate file of the landing page.',
    states: {
      'snapped-stem': () => (
        <svg viewBox="0 0 220 120" width="220" height="120" aria-hidden="true">
          <Drawing of="snapped-stem" />
        </svg>
      ),
    },
  },
} satisfies Entries
