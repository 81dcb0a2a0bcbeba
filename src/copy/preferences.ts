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
  filter: {
    label: 'Find an interest',
    clear: 'Clear the search',
    found: (found: number, total: number) => `${found} of ${total} found`,
    none: 'No interest matches that. Try fewer letters, or look through all of them.',
    showAll: (total: number) => `Show all ${total}`,
  },
  selected: (total: number) => `of ${total} selected`,
  problems: {
    noneSelected: 'Please select at least one interest',
    notSaved: 'Failed to save preferences. Please try again.',
    notUpdated: 'Failed to update preferences. Please try again.',
  },
} as const
