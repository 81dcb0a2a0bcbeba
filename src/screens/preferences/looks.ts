import { preferencesCopy } from '../../copy/preferences.ts'
import { unsavedCopy } from '../../copy/unsaved.ts'
import type { Look, Looks } from '../look.ts'

const catalogue: Look = [
  { role: 'heading', name: /^(Select|Update) Your Preferences$/ },
  { role: 'searchbox', name: preferencesCopy.filter.label },
  { role: 'group', name: preferencesCopy.group },
  { role: 'checkbox', name: 'Hiking' },
]

const question: Look = [
  { role: 'dialog', name: unsavedCopy.title },
  { role: 'button', name: unsavedCopy.stay },
  { role: 'button', name: unsavedCopy.leave },
]

/** What a person sees in each state of the interests machine, on either of its screens. */
export const preferencesLooks = {
  choosing: [
    ...catalogue,
    { role: 'button', name: /^(Confirm & next|Update Preferences)$/ },
    { role: 'dialog', name: unsavedCopy.title, absent: true },
  ],
  'asking whether to cancel': question,
  'asking whether to leave': question,
  saving: [...catalogue, { role: 'button', name: preferencesCopy.choose.busy, disabled: true }],
  saved: catalogue,
  left: catalogue,
} as const satisfies Looks
