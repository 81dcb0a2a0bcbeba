import { setImmediate as nextTask } from 'node:timers/promises'
import { type AnyStateMachine, createActor, fromCallback, fromPromise, setup } from 'xstate'
import { loginMachine } from '../../../machines/login/login-machine.ts'
import { settledMember, verifiedIdentity } from '../../../machines/samples.ts'
import { socialSignInMachine } from '../../../machines/social-sign-in/social-sign-in-machine.ts'
import { createRecorder } from '../../../src/recorder/recorder.ts'
import { toSiteReport } from '../../../src/recorder/send-reports.ts'

type Step = { type: string; [property: string]: unknown }

/** Runs a page's machine below a root, as on the site, and returns what the page reports, as text. */
export const recordedReport = async (
  page: AnyStateMachine,
  input: object,
  steps: readonly Step[],
): Promise<string> => {
  const recorder = createRecorder(() => {})
  const silent = fromCallback(() => {})
  const root = createActor(
    setup({ actors: { page, silent } }).createMachine({
      id: 'root',
      invoke: [
        { src: 'silent', systemId: 'session' },
        { src: 'silent', systemId: 'onboarding' },
        { src: 'silent', systemId: 'signIns' },
        { src: 'page', id: 'page', systemId: 'page', input, onError: {} },
      ],
      on: { '*': {} },
    }),
    { systemId: 'app', inspect: (event) => recorder.inspect(event, 0) },
  )
  root.subscribe({ error: () => {} })
  root.start()
  for (const step of steps) {
    root.getSnapshot().children.page?.send(step)
    // The services of the page answer.
    await nextTask()
  }
  root.stop()
  return JSON.stringify(
    toSiteReport(recorder.events, { page: '/login', reason: 'uncaught error', failure: 'unknown' }),
  )
}

/** The login as the site provides it, with an identity service that accepts every password. */
export const siteLogin = loginMachine.provide({
  actors: {
    social: socialSignInMachine.provide({
      actions: { 'prepare providers': () => {} },
    }),
    'sign in': fromPromise(() => Promise.resolve(verifiedIdentity)),
  },
  actions: { 'store draft': () => {} },
})

/** A sign-in with an email. */
export const signIn: readonly Step[] = [
  { type: 'field changed', field: 'identifier', value: 'a' },
  { type: 'field changed', field: 'identifier', value: 'a@b.example' },
  { type: 'field changed', field: 'password', value: 'x' },
  { type: 'field changed', field: 'password', value: 'xyz' },
  { type: 'submitted' },
  { type: 'session opened', member: settledMember },
]

/** The same with a wrong guard: a submit without a password signs in. */
export const wrongLogin = siteLogin.provide({ guards: { 'has a missing field': () => false } })
