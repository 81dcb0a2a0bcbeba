import { preferencesCopy } from '../../copy/preferences.ts'
import type { Look, Looks } from '../look.ts'

const catalogue: Look = [
  { role: 'heading', name: /^(Select|Update) Your Preferences$/ },
  { role: 'searchbox', name: preferencesCopy.filter.label },
  { role: 'group', name: preferencesCopy.group },
  { role: 'checkbox', name: 'Hiking' },
]

/** What a person sees in each state of the interests machine, on either of its screens. */
export const preferencesLooks = {
  choosing: [...catalogue, { role: 'button', name: /^(Confirm & next|Update Preferences)$/ }],
  saving: [...catalogue, { role: 'button', name: preferencesCopy.choose.busy, disabled: true }],
  saved: catalogue,
  cancelled: catalogue,
} as const satisfies Looks
