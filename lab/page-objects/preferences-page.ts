import { interestsModel } from '../../machines/interests/interests-model.ts'
import { preferencesCopy } from '../../src/copy/preferences.ts'
import { restoredCopy, unsavedCopy } from '../../src/copy/unsaved.ts'
import { by, type Expectation, pageObject, press } from './page-object.ts'

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

const saving: Expectation = [
  ...catalogue,
  { role: 'button', name: preferencesCopy.choose.busy, disabled: true },
]

/** The interests, on either of their screens. */
export const preferencesPage = pageObject({
  model: interestsModel,
  interactions: {
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
    ...by('another machine', 'leave requested', 'back pressed'),
    'changes discarded': press(unsavedCopy.leave),
    'changes kept': press(unsavedCopy.stay),
    ...by('another machine', 'member changed', 'page left'),
  },
  expectations: {
    'choosing.unchanged': choosing,
    'choosing.changed': choosing,
    'confirming cancel': question,
    'confirming leave': question,
    saving,
    saved: catalogue,
    closed: catalogue,
  },
})
