import { modelOf, type PlantedFault } from './planted-fault.ts'

/** Faults of the machines with which visitors sign in. */
export const visitorFaults: readonly PlantedFault[] = [
  {
    title: 'an email is looked up as a username',
    file: 'machines/login/login-machine.ts',
    find: "context.identifier.includes('@')",
    replace: "!context.identifier.includes('@')",
    ...modelOf('login'),
  },
  {
    title: 'a login without a password is sent',
    file: 'machines/login/login-machine.ts',
    find: "if (context.password === '') return 'password'",
    replace: '',
    ...modelOf('login'),
  },
  {
    title: 'an unverified email opens a session',
    file: 'machines/login/login-machine.ts',
    find: '=> identity.emailVerified',
    replace: '=> identity.email !== null',
    ...modelOf('login'),
  },
  {
    title: 'a login with an unverified email ends without a way to the verification',
    file: 'machines/login/login-machine.ts',
    find: "target: 'form.unverified'",
    replace: "target: 'form.editing'",
    ...modelOf('login'),
  },
  {
    title: 'the session of another tab’s member ends the login',
    file: 'machines/login/login-machine.ts',
    find: 'uid === context.identity?.uid',
    replace: "uid !== ''",
    ...modelOf('login'),
  },
  {
    title: 'a session that is not opened shows no notice',
    file: 'machines/login/login-machine.ts',
    find: "{ type: 'set session failure', params: ({ event }) => event },\n            'notify login failed',",
    replace: "{ type: 'set session failure', params: ({ event }) => event },",
    ...modelOf('login'),
  },
  {
    title: 'a reset email is requested without an email',
    file: 'machines/forgot-password/forgot-password-machine.ts',
    find: "context.email.trim() !== ''",
    replace: 'context.email !== null',
    ...modelOf('forgot-password'),
  },
  {
    title: 'a reset email that failed is reported as sent',
    file: 'machines/forgot-password/forgot-password-machine.ts',
    find: "[setFailure, 'notify reset email failed']",
    replace: "[setFailure, 'notify reset email sent']",
    ...modelOf('forgot-password'),
  },
  {
    title: 'another reset email is offered after 6 s',
    file: 'machines/forgot-password/forgot-password-machine.ts',
    find: "'email cooldown': emailCooldown",
    replace: "'email cooldown': emailCooldown / 10",
    ...modelOf('forgot-password'),
  },
  {
    title: 'the second provider that is pressed opens the popup of the first',
    file: 'machines/social-sign-in/social-sign-in-machine.ts',
    find: "reenter: true,\n          actions: { type: 'choose provider', params: ({ event }) => event },",
    replace: 'reenter: true,',
    ...modelOf('social-sign-in'),
  },
  {
    title: 'a popup that was closed counts as a failure',
    file: 'machines/social-sign-in/social-sign-in-machine.ts',
    find: "params: ({ event }) => ({ error: event.error }) },\n            target: 'choosing',\n          },\n          {\n            guard: { type: 'was superseded',",
    replace:
      "params: ({ event }) => ({ error: event.error }) },\n            target: 'choosing',\n            actions: 'notify sign-in failed',\n          },\n          {\n            guard: { type: 'was superseded',",
    ...modelOf('social-sign-in'),
  },
  {
    title: 'a failure of Apple is reported as one of Google',
    file: 'machines/social-sign-in/social-sign-in-machine.ts',
    find: 'sign-in failed`, context.failure)',
    replace:
      "sign-in failed`.replace('apple', 'google') as 'google sign-in failed', context.failure)",
    ...modelOf('social-sign-in'),
  },
  {
    title: 'a password that a provider sign-in removed is not reported',
    file: 'machines/social-sign-in/social-sign-in-machine.ts',
    find: "target: 'signed in', actions: 'send password removed'",
    replace: "target: 'signed in'",
    ...modelOf('social-sign-in'),
  },
  {
    title: 'an unverified email that a stranger linked opens a session',
    file: 'machines/social-sign-in/social-sign-in-machine.ts',
    find: '=> isVerified(identity)',
    replace: '=> identity.email !== null',
    ...modelOf('social-sign-in'),
  },
  {
    title: 'a cancelled provider sign-in goes on',
    file: 'machines/social-sign-in/social-sign-in-machine.ts',
    find: "cancelled: { target: 'choosing' }",
    replace: "cancelled: { actions: 'withdraw notices' }",
    ...modelOf('social-sign-in'),
  },
]
