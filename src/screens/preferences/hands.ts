import type { interestsMachine } from '../../../machines/interests/interests-machine.ts'
import { preferencesCopy } from '../../copy/preferences.ts'
import { unsavedCopy } from '../../copy/unsaved.ts'
import type { Hands } from '../hand.ts'

/** How a person sends the events of the interests machine, on either of its screens. */
export const preferencesHands: Hands<typeof interestsMachine> = {
  'interest toggled': ({ name }) => ({ does: 'press', on: { role: 'checkbox', name } }),
  'filter changed': ({ filter }) => ({
    does: 'type',
    into: { role: 'searchbox', name: preferencesCopy.filter.label },
    text: filter,
  }),
  'save requested': (_, { context }) => ({
    does: 'press',
    on: {
      role: 'button',
      name: (context.mode === 'updating' ? preferencesCopy.update : preferencesCopy.choose).submit,
    },
  }),
  'cancel requested': {
    does: 'press',
    on: { role: 'button', name: preferencesCopy.update.cancel },
  },
  'leave requested': { by: 'the browser' },
  'changes given up': { does: 'press', on: { role: 'button', name: unsavedCopy.leave } },
  'changes kept': { does: 'press', on: { role: 'button', name: unsavedCopy.stay } },
}
