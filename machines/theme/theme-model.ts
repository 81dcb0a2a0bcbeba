import { modelOf } from '../model/model.ts'
import { themeMachine } from './theme-machine.ts'

/** The choice of theme, found as every choice leaves it. */
export const themeModel = modelOf({
  machine: themeMachine,
  question: 'How does the site look?',
  inputs: {
    'nothing stored': { stored: 'system' },
    'light stored': { stored: 'light' },
    'dark stored': { stored: 'dark' },
  },
  outcomes: {},
})
