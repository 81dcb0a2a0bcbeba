import type { PlantedFault } from './planted-fault.ts'

const system = 'tests/system/system.test.ts'
const sessionModel = 'machines/session/session-model.ts'
const session = 'machines/session/session-machine.ts'
const sessionSetup = 'machines/session/session-setup.ts'
const signedIn = 'machines/session/session-signed-in.ts'
const awaiting = 'machines/session/session-awaiting.ts'

/** Faults where a session, an attempt or an identity ends, or where a tab writes for another member. */
export const systemEndFaults: readonly PlantedFault[] = [
  {
    title: 'the pages do not learn that the session has ended',
    file: 'machines/session/session-answers.ts',
    find: 'for (const to of [app, pageHost, onboarding])',
    replace: 'for (const to of [app, onboarding])',
    near: [system],
  },
  {
    title: 'only the shown page learns that the session has ended, not the next one',
    file: 'machines/page-host/page-host-machine.ts',
    find: "'session ended': {\n      actions: withEvent('forward to both pages')",
    replace: "'session ended': {\n      actions: withEvent('forward to page')",
    near: [system],
  },
  {
    title: 'a logout gives the pages no reason',
    file: signedIn,
    find: "[end('logged out'), 'navigate to login']",
    replace: "['navigate to login']",
    near: [sessionModel],
  },
  {
    title: 'a session that expires gives the pages no reason',
    file: signedIn,
    find: "'session rejected': { target: '#session.expired', actions: end('expired') }",
    replace: "'session rejected': { target: '#session.expired' }",
    near: [sessionModel],
  },
  {
    title: 'a member who signs in in another tab replaces the former one without a reason',
    file: signedIn,
    find: "endOnIdentityChange('of a member'),\n          'clear member',",
    replace: "'clear member',",
    near: [sessionModel],
  },
  {
    title: 'a deleted account ends its session without a reason',
    file: 'machines/session/session-deleting.ts',
    find: "[end('identity gone'), 'clear', 'clear deletion']",
    replace: "['clear', 'clear deletion']",
    near: [sessionModel],
  },
  {
    title: 'the late identity of a pending sign-up counts as a takeover',
    file: sessionSetup,
    find: '(known ? identity.uid !== known.uid : !isPending(identity, stored))',
    replace: 'identity.uid !== known?.uid',
    near: [sessionModel],
  },
  {
    title: 'a page waits for the verification of an identity that no longer exists',
    file: awaiting,
    find: "[endOnIdentityChange('awaiting verification'), 'clear session']",
    replace: "'clear session'",
    near: [sessionModel],
  },
  {
    title: 'the wait for a verification goes on when another tab has finished it',
    file: awaiting,
    find: "type: 'end session',",
    replace: "type: 'clear failure',",
    near: [sessionModel],
  },
  {
    title: 'a sign-up takes the place of a member without a reason',
    file: session,
    find: "'identity created': {\n      target: '.awaiting verification',\n      actions: [\n        withEvent('replace identity')",
    replace:
      "'identity created': {\n      target: '.awaiting verification',\n      actions: [\n        withEvent('set identity')",
    near: [sessionModel],
  },
  {
    title: 'a takeover does not end the session that it replaces',
    file: sessionSetup,
    find: "sendSessionEnd(context, system, 'replaced by a takeover', enqueue)",
    replace: '',
    near: [sessionModel],
  },
  {
    title: 'a suspended tab writes its record into the session of the next member',
    file: sessionSetup,
    find: "{ type: 'write session', entries, owner }",
    replace: "{ type: 'write session', entries }",
    near: [sessionModel],
  },
  {
    title: 'a suspended tab writes its token into the session of the next member',
    file: sessionSetup,
    find: 'entries: { token }, owner }',
    replace: 'entries: { token } }',
    near: [sessionModel],
  },
  {
    title: 'a stored session without its token leaves the other keys',
    file: session,
    find: "target: 'signed out',\n          actions: 'clear session',",
    replace: "target: 'signed out',",
    near: [sessionModel],
  },
  {
    title: 'an attempt that has ended still starts a session',
    file: 'src/services/identity-firebase/sign-in.ts',
    find: 'if (current === attempt) resolve(snapshotOf(user))\n            else orphan = user',
    replace: 'resolve(snapshotOf(user))',
    near: ['tests/services/identity-firebase/sign-in.test.ts'],
  },
  {
    title: 'the window of an attempt that has ended stays open',
    file: 'src/services/identity-firebase/popup.ts',
    find: 'popup?.close()',
    replace: '',
    near: ['tests/services/identity-firebase/popup.test.ts'],
  },
  {
    title: 'a login with a password leaves the window of Google open',
    file: 'src/services/identity-firebase/started-identity.ts',
    find: 'signIn: ({ email, password }, signal) => {\n      endAttempt()',
    replace: 'signIn: ({ email, password }, signal) => {',
    near: ['tests/services/identity-firebase/at-provider.test.ts'],
  },
  {
    title: 'the window of Google outlives its page',
    file: 'src/app/pages/social-sign-in.ts',
    find: 'identity.signInWith(input.provider, signal)',
    replace: 'identity.signInWith(input.provider)',
    near: ['tests/app/attempts.test.tsx'],
  },
  {
    title: 'a login with a password outlives its page',
    file: 'src/app/session/identity-actors.ts',
    find: 'identity.signIn(input, signal)',
    replace: 'identity.signIn(input)',
    near: ['tests/app/sign-in-actors.test.ts'],
  },
  {
    title: 'the storage does not compare whose session is stored',
    file: 'src/app/session/session-actors.ts',
    find: 'return token !== null && (userId === null || userId === uid)',
    replace: 'return token !== null',
    near: ['tests/app/stale-tab.test.ts'],
  },
  {
    title: 'a tab that is shown again does not read the storage',
    file: 'src/app/session/session-actors.ts',
    find: 'visibility.watch(report),',
    replace: '',
    near: ['tests/app/stale-tab.test.ts'],
  },
]
