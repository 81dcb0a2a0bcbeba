import { brand } from './brand.ts'
import { heroCopy } from './landing.ts'

/** The texts of the meta description and of the link preview. */
export const sharingCopy = {
  site: brand.name,
  description: `${brand.tagline} Finds the hour everyone has free, and keeps plans, reminders and contacts in one place.`,
  title: heroCopy.headline,
  text: heroCopy.lead,
  picture: `${brand.name}: three calendars, and an hour that all three have free`,
} as const
