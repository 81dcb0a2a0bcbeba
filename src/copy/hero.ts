import { brand } from './brand.ts'

export const heroCopy = {
  headline: 'Give your plans something to climb.',
  lead: `${brand.name} lines up everyone’s calendars, finds the hour you all have free, and keeps the reminders and contacts in one place.`,
  download: 'Download the App',
  features: 'What the app does',
  pause: 'Keep the words still',
  marquee: ['AI SCHEDULING', 'SMART REMINDERS', 'CALENDAR SYNC', 'SEAMLESS COORDINATION'],
} as const

export const downloadCopy = {
  label: 'Download',
  headline: 'Take the trellis with you.',
  lead: 'Plans, reminders and people, on the phone that is already in your pocket.',
  googlePlay: { over: 'Get it on', name: 'Google Play' },
  appStore: { over: 'Download on the', name: 'Apple App Store' },
} as const

/** The week drawn beside the headline. */
export const stageCopy = {
  label:
    'A drawn calendar: Maya, Tomás and Inès are busy at different hours, and all three are free for supper at Inès’s on Thursday 26 November from 18:30 to 20:00.',
} as const
