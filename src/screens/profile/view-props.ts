import type { Member } from '../../../machines/member.ts'
import type { ProfileMember } from './profile-props.ts'

/** Converts a member's record to view props. The site only shows the number of events and friends. */
export const profileMemberOf = (member: Member): ProfileMember => ({
  name: member.name.trim() || `${member.firstName} ${member.lastName}`.trim(),
  picture: member.profileImage,
  location: member.location?.address ?? '',
  events: member.events.length,
  connections: member.friends.length,
  interests: member.interests.length,
})
