import { brand } from './brand.ts'

export const heroCopy = {
  headline: 'Give your plans something to climb.',
  lead: `${brand.name} lines up everyone’s calendars, finds the hour when you’re all free, and keeps your reminders and contacts in one place.`,
  download: 'Download the App',
  signUp: 'Create your account',
  features: 'What the app does',
  pause: 'Pause the scrolling text',
  marquee: ['AI SCHEDULING', 'SMART REMINDERS', 'CALENDAR SYNC', 'SEAMLESS COORDINATION'],
} as const

/** The hero of a signed-in member. */
export const memberHeroCopy = {
  greeting: (firstName: string) => `Hello, ${firstName}.`,
  namelessGreeting: 'Good to see you.',
  lead: `Your profile and interests live here. Plans, chats and reminders are waiting in the ${brand.name} app.`,
  profile: 'Go to your profile',
} as const

/** The hero of a member whose account is being deleted. */
export const deletingHeroCopy = {
  headline: 'Your account is being deleted.',
  lead: 'Some of it is still here. Finish now to remove what’s left, or log out and finish another time.',
} as const

/** The illustration next to the headline. */
export const stageCopy = {
  label:
    'An illustrated calendar: Maya, Tomás and Inès are busy at different times, but all three are free for supper at Inès’s on Thursday from 18:30 to 20:00.',
} as const

export const featuresCopy = {
  heading: 'Key Features',
  lead: 'Three quiet jobs, done well, so the only thing left to decide is what to bring.',
  scheduling: {
    title: 'Seamless Scheduling',
    description: 'AI finds free slots for you and your connections.',
  },
  connections: {
    title: 'Unified Connections',
    description: 'Personal and professional contacts in one place.',
  },
  insights: {
    title: 'Real-Time Insights',
    description: 'Notifications, event updates, reminders.',
  },
} as const

export const whyUsCopy = {
  heading: 'Why Us?',
  lead: 'The hard part was never the meal, the match or the museum. It was finding\u00a0the\u00a0hour.',
  after: `${brand.name} does that part. It holds up the plan; you do the living.`,
  film: {
    playLabel: 'Play the film',
    unavailable: 'The film is coming soon. We’re still out in the garden with the camera.',
    closeLabel: 'Close',
    title: 'One Thursday, three calendars',
    about: 'How Inès, Tomás and Maya got supper in the diary.',
  },
} as const

export const downloadCopy = {
  label: 'Download',
  headline: 'Take the trellis with you.',
  lead: 'Plans, reminders and people, on the phone that’s already in your pocket.',
  stores: {
    googlePlay: { over: 'Get it on', name: 'Google Play' },
    appStore: { over: 'Download on the', name: 'Apple App Store' },
  },
  comingSoon: 'Coming soon',
  privacy: 'Privacy Policy',
} as const

/** The side navigation, as the specification words it. */
export const panelsCopy = {
  label: 'On this page',
  download: 'Download',
  whyUs: 'Why Us?',
  keyFeatures: 'Key Features',
} as const
