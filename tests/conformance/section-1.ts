import type { Row } from './row.ts'

export const section1: readonly Row[] = [
  {
    id: '1.00',
    statement:
      'The product is a web front end for a social coordination app that uses AI to schedule meetups, set reminders, sync calendars and keep contacts in one place.',
  },
  { id: '1.01', statement: 'The tagline is "Coordinate. Connect. Cultivate."' },
  {
    id: '1.02',
    statement: 'The product serves ordinary signed-in members; no other user types are shown.',
    nothingToShow: 'It describes an absence. Section 6 lists the existing access levels.',
  },
  { id: '1.03', statement: 'Visitors see a marketing landing page that promotes the mobile app.' },
  { id: '1.04', statement: 'Members sign up.' },
  { id: '1.05', statement: 'Members verify their email.' },
  { id: '1.06', statement: 'Members choose interests.' },
  { id: '1.07', statement: 'Members complete a profile.' },
  { id: '1.08', statement: 'Members manage their profile.' },
  { id: '1.09', statement: 'Members manage their interests.' },
  { id: '1.10', statement: 'Members manage their account.' },
  {
    id: '1.11',
    statement:
      'Seamless Scheduling is a key feature: AI finds free slots for you and your connections.',
  },
  {
    id: '1.12',
    statement:
      'Unified Connections is a key feature: personal and professional contacts in one place.',
  },
  {
    id: '1.13',
    statement: 'Real-Time Insights is a key feature: notifications, event updates, reminders.',
  },
  { id: '1.14', statement: 'A quick-access card mentions Chat.' },
  { id: '1.15', statement: 'A quick-access card mentions Event History.' },
  { id: '1.16', statement: 'A quick-access card mentions an AI Event Planner.' },
  { id: '1.17', statement: 'A quick-access card mentions Contact Management with voice input.' },
  { id: '1.18', statement: 'The quick-access cards are informational only.', reading: 18 },
  { id: '1.19', statement: 'Sign-in uses a hosted identity service: email and password.' },
  { id: '1.20', statement: 'Sign-in uses a hosted identity service: Google.' },
  { id: '1.21', statement: 'Sign-in uses a hosted identity service: Apple.' },
  { id: '1.22', statement: 'Profile pictures go to a hosted file storage service.' },
  { id: '1.23', statement: 'A separate backend API holds the user records.' },
]
