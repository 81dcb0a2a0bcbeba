import { setup } from 'xstate'

/** A page without events of its own. It shows what other actors hold, such as the member on /profile. */
export const staticPageMachine = setup({}).createMachine({
  id: 'staticPage',
  initial: 'shown',
  states: { shown: {} },
})
