import { modelOf } from '../model-of.ts'
import { staticPageMachine } from './static-page-machine.ts'

/** The model of a page without events of its own. */
export const staticPageModel = modelOf({
  machine: staticPageMachine,
  question: 'Which page only shows what other actors hold?',
  inputs: { 'a member': undefined },
  outcomes: {},
  // The host stops it.
  ends: ['shown'],
})
