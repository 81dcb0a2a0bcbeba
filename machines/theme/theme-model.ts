import { modelOf } from '../model-of.ts'
import { themeMachine } from './theme-machine.ts'

/** The model of the theme, with every stored theme as an input. */
export const themeModel = modelOf({
  machine: themeMachine,
  question: 'Which theme is chosen?',
  inputs: {
    'nothing stored': { stored: 'system' },
    'light stored': { stored: 'light' },
    'dark stored': { stored: 'dark' },
  },
  outcomes: {},
})
