import { Fragment, type ReactElement } from 'react'
import type { ProfileGap } from '../../../machines/onboarding/set-up.ts'
import { setUpCopy } from '../../copy/set-up.ts'
import { TextLink } from '../../design/link/text-link.tsx'

/** The links to the fields of /edit-profile that are still empty. */
export type GapLinks = Readonly<Record<ProfileGap, ReactElement>>

/** What a member who is set up can still add, each with a link to its field. */
export const ProfileGaps = ({ gaps, links }: { gaps: readonly ProfileGap[]; links: GapLinks }) => (
  <>
    {setUpCopy.left(gaps.length)}{' '}
    {gaps.map((gap, index) => (
      <Fragment key={gap}>
        {index > 0 && ', '}
        <TextLink render={links[gap]}>{setUpCopy.gaps[gap]}</TextLink>
      </Fragment>
    ))}
    .
  </>
)
