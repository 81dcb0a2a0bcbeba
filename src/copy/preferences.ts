import { brand } from './brand.ts'

export const preferencesCopy = {
  choose: { heading: 'Select Your Preferences', submit: 'Confirm & next', busy: 'Saving...' },
  update: {
    heading: 'Update Your Preferences',
    submit: 'Update Preferences',
    busy: 'Saving...',
    cancel: 'Cancel',
  },
  lead: `Take hold of the things you enjoy. ${brand.name} suggests plans around them.`,
  group: 'Interests',
  selected: (total: number) => `of ${total} selected`,
  problems: {
    noneSelected: 'Please select at least one interest',
    notSaved: 'Failed to save preferences. Please try again.',
    notUpdated: 'Failed to update preferences. Please try again.',
  },
} as const
