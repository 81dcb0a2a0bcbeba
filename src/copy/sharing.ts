import { brand } from './brand.ts'
import { heroCopy } from './landing.ts'

/** The texts of the meta description and of the link preview. */
export const sharingCopy = {
  site: brand.name,
  description: `${brand.tagline} Find the hour when everyone’s free, and keep plans, reminders and contacts in one place.`,
  title: heroCopy.headline,
  text: heroCopy.lead,
  picture: `${brand.name}: three calendars, and the one hour when everyone’s free`,
} as const
