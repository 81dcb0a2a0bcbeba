import type { ReactElement } from 'react'
import type { Member } from '../../../machines/member.ts'
import type { ProfileGap } from '../../../machines/onboarding/set-up.ts'
import type { Drawing } from '../../design/trellis/own-trellis.tsx'
import type { GapLinks } from '../set-up/profile-gaps.tsx'
import { drawingOf } from '../trellis/view-props.ts'

/** The fields of a member's record that the page shows. */
export type ProfileMember = {
  name: string
  /** URL of the picture, or ''. */
  picture: string
  /** The full postal address, or ''. */
  location: string
  events: number
  connections: number
  interests: number
  drawing: Drawing
  /** What the member can still add. */
  gaps: readonly ProfileGap[]
}

export type ProfileScreenProps =
  | { state: 'loading' }
  | {
      state: 'ready'
      member: ProfileMember
      links: { editProfile: ReactElement; updatePreferences: ReactElement; gaps: GapLinks }
    }

/** Converts a member's record to view props. The site only shows the number of events and friends. */
export const profileMemberOf = (
  member: Member,
  gaps: readonly ProfileGap[] = [],
): ProfileMember => ({
  name: member.name.trim() || `${member.firstName} ${member.lastName}`.trim(),
  picture: member.profileImage,
  location: member.location?.address ?? '',
  events: member.events.length,
  connections: member.friends.length,
  interests: member.interests.length,
  drawing: drawingOf(member),
  gaps,
})
