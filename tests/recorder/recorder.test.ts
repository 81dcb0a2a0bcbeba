import { setImmediate as nextTask } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createActor, createMachine, fromPromise, sendTo, setup } from 'xstate'
import { siteReportBody } from '../../backend/fields/site-report.ts'
import { type FailureKind, ServiceFailure } from '../../machines/failure.ts'
import { models } from '../../machines/models.ts'
import { pageNameOf } from '../../src/app/navigation/page-location.ts'
import { createRecorder } from '../../src/recorder/recorder.ts'
import { startRecorder, toSiteReport } from '../../src/recorder/send-reports.ts'
import { offlineFetch } from '../support/anonymous-posts.ts'

const childMachine = createMachine({
  id: 'child',
  initial: 'idle',
  states: { idle: { on: { work: 'busy', crash: { actions: 'throw' } } }, busy: {} },
}).provide({
  actions: {
    throw: () => {
      throw new Error('a message with data')
    },
  },
})

const parentMachine = setup({
  types: { events: {} as { type: 'go' } | { type: 'crash' } | { type: 'load' } },
  actors: {
    child: childMachine,
    load: fromPromise(() =>
      Promise.reject(new ServiceFailure({ kind: 'unexpected answer', message: 'secret' })),
    ),
  },
}).createMachine({
  id: 'parent',
  initial: 'open',
  states: {
    open: {
      invoke: { src: 'child', id: 'child', onError: 'broken' },
      on: {
        go: { actions: sendTo('child', { type: 'work' }) },
        crash: { actions: sendTo('child', { type: 'crash' }) },
        load: 'loading',
      },
    },
    loading: { invoke: { src: 'load', onError: 'broken' } },
    broken: {},
  },
})

const start = (machine = parentMachine) => {
  const reasons: unknown[][] = []
  const recorder = createRecorder((...reason) => reasons.push(reason))
  const actor = createActor(machine, {
    inspect: (event) => recorder.inspect(event, 1004 + 4 * recorder.events.length),
  })
  actor.subscribe({ error: () => {} })
  actor.start()
  const lines = () =>
    recorder.events.map(
      ({ from, to, type, value }) =>
        `${from?.name ?? 'page'} → ${to.name}: ${type} ${JSON.stringify(value)}`,
    )
  return { actor, recorder, reasons, lines }
}

test('events between actors are recorded with the state after them', () => {
  const { actor, lines } = start()
  actor.send({ type: 'go' })
  expect(lines()).toEqual([
    'page → parent: xstate.init "open"',
    'parent → child: xstate.init "idle"',
    'page → parent: go "open"',
    'parent → child: work "busy"',
  ])
})

test('only the last 200 events are stored', () => {
  const { actor, recorder } = start()
  for (let index = 0; index < 300; index += 1) actor.send({ type: 'go' })
  expect(recorder.events).toHaveLength(200)
  expect(recorder.events.at(-1)?.value).toBe('busy')
})

test('a type that no machine declares is not recorded', () => {
  const { actor, lines } = start()
  actor.send({ type: 'maya@lindqvist.example' } as never)
  expect(lines().at(-1)).toBe('page → parent: other "open"')
})

test('a crashed machine is a reason to report, and its state after the event is unknown', () => {
  const { actor, reasons, lines } = start()
  actor.send({ type: 'crash' })
  expect(reasons).toEqual([['crashed actor', 'unknown']])
  expect(lines().slice(-2)).toEqual([
    'parent → child: crash null',
    'child → parent: xstate.error.actor.child "broken"',
  ])
})

test('an unexpected failure of a service is a reason, with its kind', async () => {
  const { actor, reasons, recorder } = start()
  actor.send({ type: 'load' })
  await expect.poll(() => reasons).toEqual([['unexpected failure', 'unexpected answer']])
  expect(recorder.events.at(-1)).toMatchObject({ from: { name: 'load' }, value: 'broken' })
})

test('a report contains the state to which the failure leads', async () => {
  const { fetch, sent } = offlineFetch()
  const recorder = startRecorder({ fetch }, () => '/login', [])
  const actor = createActor(parentMachine, { inspect: (event) => recorder.inspect(event, 0) })
  actor.start()
  actor.send({ type: 'crash' })
  await expect.poll(() => sent).toHaveLength(1)
  expect(JSON.parse(String(sent[0]?.options.body))).toMatchObject({
    reason: 'crashed actor',
    names: expect.arrayContaining(['"broken"']),
  })
})

test('a report has names once, and times in steps of 10 ms since its first event', () => {
  const { actor, recorder } = start()
  actor.send({ type: 'go' })
  const report = toSiteReport(recorder.events, {
    page: '/login',
    reason: 'error page',
    failure: 'unknown',
  })
  expect(report).toEqual({
    version: 1,
    page: '/login',
    reason: 'error page',
    failure: 'unknown',
    names: ['parent', 'xstate.init', '"open"', 'child', '"idle"', 'go', 'work', '"busy"'],
    actors: [
      [1, 0, 0],
      [2, 1, 3],
    ],
    events: [
      [0, 0, 1, 1, 2, -1],
      [0, 1, 2, 1, 4, -1],
      [10, 0, 1, 5, 2, -1],
      [10, 1, 2, 6, 7, -1],
    ],
  })
})

test('a long report has fewer events instead of more than 16 000 bytes', () => {
  const long = createMachine({
    id: 'long',
    initial: 's0',
    states: Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [
        `s${index}`,
        { on: { [`${'e'.repeat(120)}${index}`]: `s${(index + 1) % 200}` } },
      ]),
    ),
  })
  const { actor, recorder } = start(long as never)
  for (let index = 0; index < 199; index += 1)
    actor.send({ type: `${'e'.repeat(120)}${index}` } as never)
  const report = toSiteReport(recorder.events, {
    page: '/',
    reason: 'error page',
    failure: 'unknown',
  })
  expect(JSON.stringify(report).length).toBeLessThanOrEqual(16_000)
  expect(report?.events.length).toBeGreaterThan(50)
  expect(report?.names).toContain('"s199"')
})

/** A text that cannot be part of a name of the source. */
const personal = fc.string({ unit: 'binary', maxLength: 12 }).map((text) => `§${text}§`)

const data = fc.record(
  {
    field: personal,
    value: personal,
    email: personal,
    uid: personal,
    returnTo: personal,
    text: personal,
    member: fc.record({ username: personal, email: personal }),
    output: fc.record({ failure: fc.record({ kind: personal, message: personal }) }),
    failure: fc.record({ kind: personal, message: personal, reference: personal }),
    error: fc.oneof(
      personal.map((message) => new Error(message)),
      fc
        .record({ kind: personal, message: personal })
        .map(({ kind, message }) => new ServiceFailure({ kind: kind as FailureKind, message })),
    ),
  },
  { requiredKeys: [] },
)

test('no report contains anything of a member, an address or a failure but its kind', async () => {
  // XState reports events for actors that have stopped, and errors of actors.
  for (const method of ['warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(() => {})
  const property = fc.property(
    // Not the model itself, which is too large to be printed.
    fc.constantFrom(...models.keys()),
    fc.array(fc.tuple(fc.option(fc.nat(), { nil: null }), personal, data), { maxLength: 6 }),
    personal,
    (index, sent, address) => {
      const model = models[index]
      if (!model) throw new Error('There is no such model')
      const { machine, inputs } = model
      const recorder = createRecorder(() => {})
      const [input] = Object.values(inputs)
      const actor = createActor(machine, {
        input,
        inspect: (event) => recorder.inspect(event, 0),
        id: address,
        systemId: 'app',
      })
      actor.subscribe({ error: () => {} })
      actor.start()
      for (const [type, unknownType, payload] of sent)
        actor.send({
          ...payload,
          type: type === null ? unknownType : (machine.events[type % machine.events.length] ?? ''),
        })
      actor.stop()
      const report = toSiteReport(recorder.events, {
        page: pageNameOf(`/${address}`),
        reason: 'uncaught error',
        failure: address,
      })
      expect(JSON.stringify(report)).not.toMatch(/§|@|lindqvist/)
      expect(siteReportBody.safeParse(report).error).toBeUndefined()
    },
  )
  fc.assert(property, { numRuns: 1_000, seed: 49 })
  // Services that are not provided reject later.
  await nextTask()
  vi.restoreAllMocks()
})
