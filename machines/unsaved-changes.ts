const asking = {
  tags: ['confirming'],
  entry: { type: 'send blocking', params: { navigation: true, dialog: true } },
} as const

/**
 * The states of a form that ask whether to discard its changes, before Cancel and before another navigation (decision
 * 0050). The form goes on in `editing`, or ends in `closed`. Its setup provides the actions, and 'send changes discarded'
 * and 'send changes kept' answer the navigation blocker.
 */
export const confirmingStates = <Editing extends string>(editing: Editing) =>
  ({
    'confirming cancel': {
      ...asking,
      on: {
        'changes discarded': { target: 'closed', actions: 'go back' },
        'changes kept': { target: editing },
        'back pressed': { target: editing },
        'leave requested': { target: 'confirming leave' },
      },
    },
    'confirming leave': {
      ...asking,
      on: {
        'changes discarded': { target: 'closed', actions: 'send changes discarded' },
        'changes kept': { target: editing, actions: 'send changes kept' },
        'back pressed': { target: editing, actions: 'send changes kept' },
      },
    },
  }) as const
