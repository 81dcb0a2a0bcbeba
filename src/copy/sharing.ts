import { brand } from './brand.ts'
import { heroCopy } from './landing.ts'

/** What search engines say of the site, and what stands beside its picture where its link is shared. */
export const sharingCopy = {
  site: brand.name,
  description: `${brand.tagline} Finds the hour everyone has free, and keeps plans, reminders and contacts in one place.`,
  title: heroCopy.headline,
  text: heroCopy.lead,
  picture: `${brand.name}: three calendars, and an hour that all three have free`,
} as const
