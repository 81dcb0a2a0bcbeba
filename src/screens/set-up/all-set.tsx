import type { ReactElement } from 'react'
import type { ProfileGap } from '../../../machines/onboarding/set-up.ts'
import { setUpCopy } from '../../copy/set-up.ts'
import { TextLink } from '../../design/link/text-link.tsx'

type Props = {
  gaps: readonly ProfileGap[]
  /** The link to /edit-profile. */
  edit: ReactElement
}

/** Says that the set-up is done, with one link to what is still missing. Nothing if nothing is. */
export function AllSet({ gaps, edit }: Props) {
  const label = setUpCopy.add(gaps)
  if (label === null) return null
  return (
    <>
      {setUpCopy.done} <TextLink render={edit}>{label}</TextLink>
    </>
  )
}
