import type { SetUpPosition as Position } from '../../../machines/onboarding/set-up.ts'
import { setUpCopy } from '../../copy/set-up.ts'
import { Strong } from '../../design/text/strong.tsx'

/** Which step of the set-up this is, before the lead of a page. */
export function SetUpPosition({ position }: { position: Position | null | undefined }) {
  return position ? (
    <>
      <Strong>{setUpCopy.position(position)}.</Strong>{' '}
    </>
  ) : null
}
