import type { Member } from '../../../machines/member.ts'
import type { ProfileMember } from './profile-props.ts'

/** What the profile page shows of a member's record; the site only counts events and friends. */
export const profileMemberOf = (member: Member): ProfileMember => ({
  name: member.name.trim() || `${member.firstName} ${member.lastName}`.trim(),
  picture: member.profileImage,
  location: member.location?.address ?? '',
  events: member.events.length,
  connections: member.friends.length,
  interests: member.interests.length,
})
