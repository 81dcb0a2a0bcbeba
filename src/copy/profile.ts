import { brand } from './brand.ts'

export const profileCopy = {
  loading: 'Loading profile...',
  edit: 'Edit Profile',
  noLocation: 'Unknown',
  events: 'Events attended',
  connections: 'Connections',
  interests: 'Interests',
  quickAccess: 'Quick access',
  quickAccessLead: `You’ll find all of these in the ${brand.name} app.`,
  cards: {
    chat: { title: 'Chat', text: 'Talk plans over with everyone who’s coming.' },
    eventHistory: {
      title: 'Event History',
      text: 'Every meetup you’ve been to, in order.',
    },
    aiEventPlanner: {
      title: 'AI Event Planner',
      text: 'Say what you fancy. It finds the time, the place and the people.',
    },
    contactManagement: {
      title: 'Contact Management',
      text: 'Add people by voice: just say a name and a number.',
    },
  },
} as const
