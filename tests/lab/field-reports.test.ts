import { setImmediate as nextTask } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createActor, fromCallback, fromPromise, setup } from 'xstate'
import { regressionOf, replayReport } from '../../lab/field/replay-report.ts'
import { readFieldReport } from '../../lab/field/report-file.ts'
import { reportLines } from '../../lab/field/report-lines.ts'
import { replayFile } from '../../lab/paths/replay-file.ts'
import { loginMachine } from '../../machines/login/login-machine.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import { settledMember, verifiedIdentity } from '../../machines/samples.ts'
import { socialSignInMachine } from '../../machines/social-sign-in/social-sign-in-machine.ts'
import { createRecorder } from '../../src/recorder/recorder.ts'
import { toSiteReport } from '../../src/recorder/site-report.ts'

type Step = { type: string; [property: string]: unknown }

/** Runs a page's machine below a root, as on the site, and returns what the page reports. */
const recorded = async (page: AnyStateMachine, input: object, steps: readonly Step[]) => {
  const recorder = createRecorder(() => {})
  const silent = fromCallback(() => {})
  const root = createActor(
    setup({ actors: { page, silent } }).createMachine({
      id: 'app',
      invoke: [
        { src: 'silent', systemId: 'session' },
        { src: 'silent', systemId: 'onboarding' },
        { src: 'silent', systemId: 'signIns' },
        { src: 'page', id: 'page', systemId: 'page', input, onError: {} },
      ],
      on: { '*': {} },
    }),
    { systemId: 'app', inspect: recorder.inspect },
  )
  root.subscribe({ error: () => {} })
  root.start()
  for (const step of steps) {
    root.getSnapshot().children.page?.send(step)
    // The services of the page answer.
    await nextTask()
  }
  root.stop()
  const report = toSiteReport(recorder.events, {
    page: '/login',
    reason: 'uncaught error',
    failure: 'unknown',
  })
  const read = readFieldReport(JSON.stringify(report))
  if (!read) throw new Error('The site does not send what the lab reads.')
  return read
}

const site = loginMachine.provide({
  actors: {
    social: socialSignInMachine.provide({
      actions: { 'prepare providers': () => {} },
    }),
    'sign in': fromPromise(() => Promise.resolve(verifiedIdentity)),
  },
  actions: { 'store draft': () => {} },
})

const signIn: readonly Step[] = [
  { type: 'field changed', field: 'identifier', value: 'a' },
  { type: 'field changed', field: 'identifier', value: 'a@b.example' },
  { type: 'field changed', field: 'password', value: 'x' },
  { type: 'field changed', field: 'password', value: 'xyz' },
  { type: 'submitted' },
  { type: 'session opened', uid: verifiedIdentity.uid, member: settledMember },
]

/** The machine of the site with one wrong transition: a submit without a password signs in. */
const wrong = site.provide({ guards: { 'has a missing field': () => false } })

describe('a report of the site', () => {
  test('without payloads becomes a path with samples of the model', async () => {
    const report = await recorded(site, { returnTo: null }, signIn)
    const replayed = replayReport([loginModel], report)
    expect(reportLines(replayed)).toContain('The machines agree with the recording.')
    expect(replayed.suspect?.moves.slice(-3)).toEqual([
      'submitted',
      'sign in: is verified',
      'session opened (of the member)',
    ])
    expect(replayed.suspect?.explained).toBe(replayed.suspect?.events)
  })

  test('of a machine that throws becomes a test that the current machine passes', async () => {
    const throws = site.provide({
      guards: {
        'identifier is an email': () => {
          throw new Error('a fault')
        },
      },
    })
    const report = await recorded(throws, { returnTo: null }, signIn.slice(0, 5))
    const replayed = replayReport([loginModel], report)
    expect(replayed.divergence?.divergence).toMatchObject({
      event: { type: 'submitted', value: null },
      instead: expect.arrayContaining(['"signing in"']),
    })
    const path = regressionOf(replayed)
    expect(path).toMatchObject({ machine: 'login', moves: expect.arrayContaining(['submitted']) })
    expect(path && replayFile([loginModel], path).difference).toBeNull()
    const withFault = { ...loginModel, machine: throws }
    expect(path && replayFile([withFault], path).difference).not.toBeNull()
  })

  test('of a machine with a wrong guard names the first event that the model explains otherwise', async () => {
    const report = await recorded(wrong, { returnTo: null }, [{ type: 'submitted' }])
    const replayed = replayReport([loginModel], report)
    expect(replayed.divergence?.divergence).toMatchObject({
      event: { type: 'submitted', value: '"resolving username"' },
      instead: ['{"form":"editing"}'],
    })
    const path = regressionOf(replayed)
    expect(path && replayFile([loginModel], path).difference).toBeNull()
    expect(path && replayFile([{ ...loginModel, machine: wrong }], path).difference).toContain(
      "'form.editing' should be active",
    )
    expect(reportLines(replayed).join('\n')).toContain('First divergence: event')
  })
})

test.each(['{"machine":"login","input":"a member","moves":[]}', 'no JSON'])(
  'a file that is no report is not read as one: %s',
  (text) => expect(readFieldReport(text)).toBeNull(),
)
