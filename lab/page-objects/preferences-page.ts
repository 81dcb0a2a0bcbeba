import type { interestsMachine } from '../../machines/interests/interests-machine.ts'
import { preferencesCopy } from '../../src/copy/preferences.ts'
import { restoredCopy, unsavedCopy } from '../../src/copy/unsaved.ts'
import type { Expectation, Expectations } from './expectation.ts'
import type { Interactions } from './interaction.ts'
import { press } from './user-actions.ts'

/** How a person sends the events of the interests machine, on either of its screens. */
export const preferencesInteractions: Interactions<typeof interestsMachine> = {
  'interest toggled': ({ name }) => ({ does: 'press', on: { role: 'checkbox', name } }),
  'filter changed': ({ filter }) => ({
    does: 'type',
    into: { role: 'searchbox', name: preferencesCopy.filter.label },
    text: filter,
  }),
  'draft discarded': press(restoredCopy.discard),
  'save requested': (_, { context }) =>
    press((context.mode === 'updating' ? preferencesCopy.update : preferencesCopy.choose).submit),
  'cancel requested': press(preferencesCopy.update.cancel),
  'leave requested': { by: 'another machine' },
  'back pressed': { by: 'another machine' },
  'changes discarded': press(unsavedCopy.leave),
  'changes kept': press(unsavedCopy.stay),
}

const catalogue: Expectation = [
  { role: 'heading', name: /^(Select|Update) Your Preferences$/ },
  { role: 'searchbox', name: preferencesCopy.filter.label },
  { role: 'group', name: preferencesCopy.group },
  { role: 'checkbox', name: 'Hiking' },
]

const choosing: Expectation = [
  ...catalogue,
  { role: 'button', name: /^(Confirm & next|Update Preferences)$/ },
  { role: 'dialog', name: unsavedCopy.title, absent: true },
]

const question: Expectation = [
  { role: 'dialog', name: unsavedCopy.title },
  { role: 'button', name: unsavedCopy.stay },
  { role: 'button', name: unsavedCopy.leave },
]

/** What a person sees in each state of the interests machine, on either of its screens. */
export const preferencesExpectations = {
  'choosing.unchanged': choosing,
  'choosing.changed': choosing,
  'confirming cancel': question,
  'confirming leave': question,
  saving: [...catalogue, { role: 'button', name: preferencesCopy.choose.busy, disabled: true }],
  saved: catalogue,
  closed: catalogue,
} as const satisfies Expectations
