import { type RowFault, rowFaultsIn } from './row-fault.ts'

/** Faults against the rows of section 4, and against the rules of section 5. */
export const flowRows: readonly RowFault[] = [
  ...rowFaultsIn('machines/landing/panels.ts', [
    ['4.02', "direction === 'forward' ? 1 : -1", "direction === 'forward' ? 2 : -1"],
    ['4.03', "direction === 'forward' ? 1 : -1", "direction === 'forward' ? 1 : -2"],
    ['4.04', "to > from ? 'forward' : 'backward'", "to < from ? 'forward' : 'backward'"],
  ]),
  ...rowFaultsIn('machines/landing/landing-machine.ts', [
    ['4.07', "after: { cooldown: { target: 'ready' } }", "always: { target: 'ready' }"],
  ]),
  ...rowFaultsIn('machines/sign-up/sign-up-machine.ts', [
    [
      '4.12',
      "guard: not('has identity'),\n            target: 'creating identity'",
      "guard: not('has identity'),\n            target: 'registering'",
    ],
    [
      '4.13',
      "target: 'removing identity',\n            actions: withEvent('set failure')",
      "target: 'form',\n            actions: withEvent('set failure')",
    ],
    ['4.14', "actions: withOutput('set pending token')", "actions: 'clear problems'"],
    [
      '4.16',
      "target: 'sending verification email',\n          actions",
      "target: 'created',\n          actions",
    ],
    [
      '5.02',
      "guard: 'passwords differ',\n            target: '.editing'",
      "guard: 'passwords differ',\n            target: 'creating identity'",
    ],
  ]),
  ...rowFaultsIn('machines/sign-up/sign-up-form.ts', [
    ['5.03', "const required = ['firstName', 'username'", "const required = ['username'"],
    [
      '5.04',
      '/^[A-Za-z0-9._-]{3,30}$/.test(registration.username)',
      '/^[A-Za-z0-9._-]{0,30}$/.test(registration.username)',
    ],
    [
      '5.05',
      '!problems.email && !looksLikeEmail(registration.email)',
      'registration.email && !looksLikeEmail(registration.email)',
    ],
    [
      '5.06',
      "if (isBlank(values[field])) problems[field] = 'missing'",
      "if (field !== 'password' && isBlank(values[field])) problems[field] = 'missing'",
    ],
    [
      '5.07',
      "'email', 'password', 'confirmPassword'] as const\nconst texts",
      "'email', 'password'] as const\nconst texts",
    ],
    [
      '5.08',
      "const required = ['firstName', 'username'",
      "const required = ['firstName', 'lastName', 'username'",
    ],
    [
      '5.09',
      "const required = ['firstName', 'username'",
      "const required = ['firstName', 'phone', 'username'",
    ],
    ['5.27', 'SERVICE_MINIMUM = 6', 'SERVICE_MINIMUM = 5'],
    ['9.17', 'SERVICE_MINIMUM = 6', 'SERVICE_MINIMUM = 7'],
  ]),
  ...rowFaultsIn('machines/session/session-entries.ts', [
    ['4.15', 'pendingToken, tempUserEmail: identity.email', 'pendingToken'],
    ['4.27', '...nothingStored,\n  token,', '...nothingStored,\n  pendingToken: token,\n  token,'],
  ]),
  ...rowFaultsIn('machines/session/session-setup.ts', [
    [
      '4.26',
      'context.stored.pendingToken !== null && isPending(context.identity, context.stored)',
      'context.stored.pendingToken === null',
    ],
    [
      '4.28',
      'context.stored.pendingToken !== null && isPending(context.identity, context.stored)',
      'isPending(context.identity, context.stored)',
    ],
    [
      '4.43',
      "'has a member': ({ context }) => context.member !== null",
      "'has a member': () => true",
    ],
    [
      '4.44',
      "enqueue.sendTo('storage', { type: 'clear member' })",
      "enqueue.sendTo('storage', { type: 'write session', entries: { token: null } })",
    ],
    [
      '4.45',
      'enqueue.assign({ ...noMember, formerUid: formerUidOf(context) })',
      'enqueue.assign({ stored: nothingStored, token: null, formerUid: formerUidOf(context) })',
    ],
    [
      '4.46',
      'Object.values(context.stored).some(Boolean)',
      'Object.values(context.stored).every(Boolean)',
    ],
    [
      '4.47',
      "enqueue.sendTo('storage', { type: 'clear member' })",
      "enqueue.sendTo('storage', { type: 'write session', entries: { isLoggedIn: false } })",
    ],
    [
      '4.50',
      "enqueue.sendTo('storage', { type: 'clear member' })",
      "enqueue.sendTo('storage', { type: 'clear sign-up draft' })",
    ],
    [
      '4.51',
      'enqueue.assign({ ...noMember, formerUid: formerUidOf(context) })',
      'enqueue.assign({ ...noMember, member: context.member, formerUid: formerUidOf(context) })',
    ],
  ]),
  ...rowFaultsIn('machines/session/session-signed-in.ts', [
    [
      '4.41',
      "    loading: {\n      entry: ['clear failure', 'send member changed'],\n      invoke: {\n        src: 'load member'",
      "    loading: {\n      entry: ['clear failure', 'send member changed'],\n      invoke: {\n        src: 'watch rejections'",
    ],
    [
      '4.49',
      "target: '#session.expired',\n  actions: {",
      "target: '#session.signed out',\n  actions: {",
    ],
    [
      '8.48',
      "'session rejected': { target: '#session.expired'",
      "'session rejected': { target: '.failed'",
    ],
  ]),
  ...rowFaultsIn('machines/delete-account/delete-account-machine.ts', [
    [
      '4.52',
      "confirmed: { target: 'checking the last sign-in' }",
      "confirmed: { target: 'deciding' }",
    ],
    [
      '4.53',
      "{ target: 'deleting the record' },\n      ],",
      "{ target: 'removing the identity' },\n      ],",
    ],
    ['4.54', "'send account deleted',\n", ''],
    [
      '4.55',
      "'send account deleted',\n            'notify account deleted'",
      "'notify account deleted'",
    ],
    ['4.56', "'notify account deleted',\n            'navigate", "'navigate"],
    [
      '4.57',
      "'notify account deleted',\n            'navigate to home',",
      "'notify account deleted',",
    ],
    ['4.58', '    deleted: {},', "    deleted: { tags: ['dialog'] },"],
    [
      '4.59',
      "    unfinished: {\n      entry: 'send dialog closed',",
      "    unfinished: {\n      tags: ['dialog'],",
    ],
  ]),
  ...rowFaultsIn('machines/profile-form/profile-problems.ts', [
    ['5.15', "(['firstName', 'email'] as const)", "(['email'] as const)"],
    ['5.16', "(['firstName', 'email'] as const)", "(['firstName'] as const)"],
  ]),
  ...rowFaultsIn('machines/interests/interests-machine.ts', [
    ['4.33', ': [...selected, name],', ': selected,'],
    ['4.34', 'selected.filter((other) => other !== name)', 'selected'],
  ]),
  ...rowFaultsIn('machines/location/location-machine.ts', [
    [
      '5.20',
      "guard: 'geolocation is supported', target: 'locating'",
      "guard: 'geolocation is supported', target: '.unavailable'",
    ],
  ]),
]
