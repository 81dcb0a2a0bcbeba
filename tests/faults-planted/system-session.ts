import type { PlantedFault } from './planted-fault.ts'

const system = 'tests/system/system.test.ts'
const reductions = 'tests/system/system-reductions.test.ts'
const sessionModel = 'machines/session/session-model.ts'
const awaiting = 'machines/session/session-awaiting.ts'
const sessionSetup = 'machines/session/session-setup.ts'
const authenticating = 'machines/session/session-authenticating.ts'
const signedIn = 'machines/session/session-signed-in.ts'
const onboarding = 'machines/onboarding/onboarding-machine.ts'
const signIns = 'machines/sign-ins/sign-ins-machine.ts'
const passwordRemoved = 'machines/password-removed/password-removed-machine.ts'

/** Faults where machines join: the session, the onboarding and the sign-ins, with the pages that send to them. */
export const systemSessionFaults: readonly PlantedFault[] = [
  {
    title: 'the page of a member stays open after the logout',
    file: sessionSetup,
    find: "{ type: 'clear member' })\n      enqueue.sendTo(pageHost({ system }), memberChanged(null, null))",
    replace: "{ type: 'clear member' })",
    near: [system],
  },
  {
    title: 'the pages of a member stay open while the record of the next one loads',
    file: signedIn,
    find: "['clear failure', 'send member changed']",
    replace: "'clear failure'",
    near: [system],
  },
  {
    title: 'the pages of the next member get the record of the previous one',
    file: signedIn,
    find: "'clear member',\n          withEvent('set identity'),\n          withEvent('store unloaded session')",
    replace: "withEvent('set identity'),\n          withEvent('store unloaded session')",
    near: [sessionModel],
  },
  {
    title: 'the page host gets the record from before the profile was saved',
    file: sessionSetup,
    find: "'write session', entries, owner })\n        enqueue.sendTo(pageHost({ system }), memberChanged(context.identity, member))",
    replace:
      "'write session', entries, owner })\n        enqueue.sendTo(pageHost({ system }), memberChanged(context.identity, context.member))",
    near: [system],
  },
  {
    title: 'the page host gets the record from before the sign-in, which is none',
    file: sessionSetup,
    find: "enqueue.sendTo('storage', command)\n        enqueue.sendTo(pageHost({ system }), memberChanged(context.identity, member))",
    replace:
      "enqueue.sendTo('storage', command)\n        enqueue.sendTo(pageHost({ system }), memberChanged(context.identity, context.member))",
    near: [system],
  },
  {
    title: 'the drafts of an expired session are stored again while another member is signed in',
    file: sessionSetup,
    find: "drafts.owner === identity?.uid ? 'write drafts' : 'release drafts'",
    replace: "'write drafts'",
    near: [system],
  },
  {
    title: 'the end of the session is reported to the root instead of the onboarding',
    file: 'machines/session/session-answers.ts',
    find: 'for (const to of [app, pageHost, onboarding])',
    replace: 'for (const to of [app, pageHost, app])',
    near: [system],
  },
  {
    title: 'the onboarding does not learn that a session was restored',
    file: signedIn,
    find: "withOutputAs('send session restored', 'member'),",
    replace: '',
    near: [system],
  },
  {
    title: 'the onboarding does not learn of a verification that the session found after a reload',
    file: signedIn,
    find: "actions: ['send email verified', 'send signed in']",
    replace: "actions: 'send email verified'",
    near: [system],
  },
  {
    title: 'a verification that both page and session find is sent to the onboarding twice',
    file: authenticating,
    find: "[withEvent('set identity'), withEvent('set reply address')]",
    replace: "withEvent('set identity')",
    near: [system],
  },
  {
    title: 'the onboarding starts again when the session ends',
    file: signedIn,
    find: 'ready: {\n      entry: {',
    replace: "ready: {\n      exit: 'send signed in',\n      entry: {",
    near: [system],
  },
  {
    title: 'a sign-in that fails before the email is verified gets no answer',
    file: awaiting,
    find: "'send no member', answerNotOpened()]",
    replace: "'send no member']",
    near: [system],
  },
  {
    title: 'a logout in another tab leads a reader of a public page to /login',
    file: signedIn,
    find: "'clear', 'notify signed out elsewhere']",
    replace: "'clear', 'notify signed out elsewhere', 'navigate to login']",
    near: [system],
  },
  {
    title: 'a session that has opened counts as a running sign-in until the reload',
    file: authenticating,
    find: "exit: 'send sign-in ended',",
    replace: '',
    near: [system],
  },
  {
    title: 'a session that opens counts as two sign-ins',
    file: authenticating,
    find: "'clear failure', 'send sign-in started']",
    replace: "'clear failure', 'send sign-in started', 'send sign-in started']",
    near: [system],
  },
  {
    title: 'a reload leads a member without a required step to the home page',
    file: onboarding,
    find: "{ target: '.nothing pending', actions: 'clear steps' },",
    replace: "{ target: '.finishing', actions: 'clear steps' },",
    near: [system],
  },
  {
    title: 'the return path is cleared before it is followed',
    file: onboarding,
    find: "['navigate to return path', 'clear return path']",
    replace: "['clear return path', 'navigate to return path']",
    near: [system],
  },
  {
    title: 'the required step of a member survives the logout',
    file: onboarding,
    find: "target: '.nothing pending',\n      actions: ['clear return path', 'clear steps'],",
    replace: "actions: ['clear return path', 'clear steps'],",
    near: [system],
  },
  {
    title: 'the identity of a sign-in that is still running is signed out as orphaned',
    file: signIns,
    find: 'identity !== null && context.here === 0 && context.elsewhere === 0',
    replace: 'identity !== null && context.elsewhere === 0',
    near: [system],
  },
  {
    title: 'a double click on the banner of the removed password sends two emails',
    file: passwordRemoved,
    find: "tags: ['busy'],",
    replace:
      "tags: ['busy'],\n          on: { 'reset email requested': { target: 'sending', reenter: true } },",
    near: [system],
  },
  {
    title: 'the banner of the removed password offers the email again after it was sent',
    file: passwordRemoved,
    find: "onDone: { target: 'sent',",
    replace: "onDone: { target: 'offering',",
    near: [system],
  },
  {
    title: 'a double click on Resend sends two verification emails',
    file: 'machines/verify-email/verify-email-resending.ts',
    find: "tags: ['sending'],",
    replace:
      "tags: ['sending'],\n      on: { 'resend requested': { target: 'sending', reenter: true } },",
    near: ['machines/verify-email/verify-email-model.ts'],
  },
  {
    title: 'the onboarding instead of the session gets the unverified identity of a login',
    file: 'machines/login/login-setup.ts',
    find: "'send verification required': sendTo(\n      session,",
    replace: "'send verification required': sendTo(\n      onboarding,",
    near: [reductions],
  },
  {
    title: 'a sign-up whose verification email fails does not start the onboarding',
    file: 'machines/sign-up/sign-up-machine.ts',
    find: "'start verification',\n            'notify verification email not sent',",
    replace: "'notify verification email not sent',",
    near: [reductions],
  },
  {
    title: 'the return path of the member who has logged out is given to the next one',
    file: 'machines/app/history-change.ts',
    find: 'withReturnPath &&\n',
    replace: '',
    near: [system],
  },
  {
    title: 'a return path leads every member to the page of the first one',
    file: 'machines/paths.ts',
    find: '(returnTo.owner ?? uid) === uid',
    replace: 'returnTo.path',
    near: [system, 'tests/machines/login.test.ts'],
  },
  {
    title: 'a session that ends does not say whose pages the tab has left',
    file: 'machines/session/session-answers.ts',
    find: 'formerUid: formerUidOf(context),',
    replace: 'formerUid: context.formerUid,',
    near: ['tests/machines/session-members.test.ts'],
  },
]
