export const profileCopy = {
  loading: 'Loading profile...',
  edit: 'Edit Profile',
  noLocation: 'Unknown',
  events: 'Events attended',
  connections: 'Connections',
  interests: 'Interests',
  quickAccess: 'Quick access',
  cards: {
    chat: { title: 'Chat', text: 'Talk plans through with the people in them.' },
    eventHistory: {
      title: 'Event History',
      text: 'Every meetup you have been to, in order.',
    },
    aiEventPlanner: {
      title: 'AI Event Planner',
      text: 'Say what you fancy. It finds when, where and who.',
    },
    contactManagement: {
      title: 'Contact Management',
      text: 'Add people by voice: just say a name and a number.',
    },
  },
} as const
