import { modelOf } from '../model-of.ts'
import { themeMachine } from './theme-machine.ts'

const themeOf = {
  'system chosen': 'system',
  'light chosen': 'light',
  'dark chosen': 'dark',
} as const

export const themeModel = modelOf({
  machine: themeMachine,
  question: 'Which theme is chosen?',
  inputs: {
    'nothing stored': { stored: 'system' },
    'light stored': { stored: 'light' },
    'dark stored': { stored: 'dark' },
  },
  outcomes: {},
  invariants: {
    'the stored theme is chosen at the start': ({ snapshot, last }) =>
      last.before !== null || snapshot.matches(snapshot.context.stored),
    'a choice holds until the next one': ({ snapshot, last: { before, event } }) =>
      !before || !event || snapshot.matches(themeOf[event.type]),
  },
})
