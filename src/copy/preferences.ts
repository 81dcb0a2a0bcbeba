import { brand } from './brand.ts'

export const preferencesCopy = {
  choose: { heading: 'Select Your Preferences', submit: 'Confirm & next', busy: 'Saving...' },
  update: {
    heading: 'Update Your Preferences',
    submit: 'Update Preferences',
    busy: 'Saving...',
    cancel: 'Cancel',
  },
  lead: `Pick the things you enjoy, and ${brand.name} will suggest plans around them.`,
  group: 'Interests',
  keys: 'Arrow keys move between interests, Space selects one',
  skipTo: (button: string) => `Skip to “${button}”`,
  filter: {
    label: 'Find an interest',
    clear: 'Clear search',
    found: (found: number, total: number) => `${found} of ${total} found`,
    none: 'No interests match your search. Try a shorter word, or browse the full list.',
    showAll: (total: number) => `Show all ${total}`,
  },
  selected: (total: number) => `of ${total} selected`,
  problems: {
    noneSelected: 'Please select at least one interest',
  },
  updated: 'Preferences updated successfully!',
} as const
