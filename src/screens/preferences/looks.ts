import { preferencesCopy } from '../../copy/preferences.ts'
import type { Look, Looks } from '../look.ts'

const chips: Look = [
  { role: 'heading', name: /^(Select|Update) Your Preferences$/ },
  { role: 'group', name: preferencesCopy.group },
  { role: 'checkbox', name: 'Language Exchange' },
  { role: 'checkbox', name: 'Nightlife' },
]

/** What a person sees in each state of the interests machine, on either of its screens. */
export const preferencesLooks = {
  choosing: [...chips, { role: 'button', name: /^(Confirm & next|Update Preferences)$/ }],
  saving: [...chips, { role: 'button', name: preferencesCopy.choose.busy, disabled: true }],
  saved: chips,
  cancelled: chips,
} as const satisfies Looks
