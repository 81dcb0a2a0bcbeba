import { describe, expect, test } from 'vitest'
import {
  type AnyStateMachine,
  assign,
  createMachine,
  enqueueActions,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  setup,
} from 'xstate'
import { checkModel } from '../src/check-model.ts'
import { explore } from '../src/explore.ts'
import type { AnyModel } from '../src/model.ts'
import { endings, service, simple } from './simple.ts'
import { lockMachine } from './small-toys.ts'
import { postModel, quizModel, raceModel, radioModel } from './toys.ts'

const findings = (model: AnyModel) => checkModel(explore(model))

describe('a complete model', () => {
  test.each([
    ['post', postModel()],
    ['quiz', quizModel],
    ['radio', radioModel],
    ['race', raceModel],
  ])('of the %s machine has no findings', (_, model) => {
    expect(findings(model)).toEqual([])
  })
})

describe('reports a model', () => {
  test('without outcomes of a promise', () => {
    const { look } = postModel().outcomes
    expect(findings({ ...postModel(), outcomes: { look: look ?? {} } })).toEqual([
      "'send' in 'waiting.sending.sending' has no outcome that resolves.",
      "'send' in 'waiting.sending.sending' has no outcome that rejects.",
    ])
  })

  test('with outcomes of one kind only', () => {
    const outcomes = {
      ...postModel().outcomes,
      send: { 'is sent': { resolves: undefined } },
    }
    expect(findings({ ...postModel(), outcomes })).toEqual([
      "'send' in 'waiting.sending.sending' has no outcome that rejects.",
    ])
  })

  test('with a subscription that never sends an event', () => {
    expect(findings({ ...radioModel, outcomes: {} })).toContain(
      "'listen' in 'on' is a subscription without an outcome that sends.",
    )
  })

  test('with an observable without a value that the machine reads', () => {
    const ofObservable = (handlesValues: boolean) =>
      setup({
        actors: { ticks: fromObservable(() => ({ subscribe: () => ({ unsubscribe() {} }) })) },
      }).createMachine({
        id: 'clock',
        invoke: { src: 'ticks', onError: {}, ...(handlesValues && { onSnapshot: {} }) },
      })
    const missing = "'ticks' in 'clock' has no outcome with a next value."
    expect(findings(simple(ofObservable(true)))).toEqual([missing])
    const outcomes = { ticks: { ticks: { next: 1 } } }
    expect(findings(simple(ofObservable(true), { outcomes }))).toEqual([])
    expect(findings(simple(ofObservable(false)))).toEqual([])
  })

  test('but not with a transition actor whose value the machine does not read', () => {
    const machine = setup({ actors: { count: fromTransition((value) => value, 0) } }).createMachine(
      { id: 'counter', invoke: { src: 'count', onError: {} } },
    )
    expect(findings(simple(machine))).toEqual([])
  })

  test('with a subscription to events that never sends one', () => {
    const machine = setup({
      actors: { news: fromEventObservable(() => ({ subscribe: () => ({ unsubscribe() {} }) })) },
    }).createMachine({ id: 'reader', invoke: { src: 'news', onError: {} } })
    expect(findings(simple(machine))).toEqual([
      "'news' in 'reader' is a subscription without an outcome that sends.",
    ])
  })

  test('with a child machine without a model', () => {
    const { children: _, ...orphaned } = quizModel
    expect(findings(orphaned)).toEqual([
      "'ask' in 'asking' is a machine without a model in children.",
    ])
  })

  test('with an event whose payload is read but not given', () => {
    const machine = setup({
      types: {
        context: {} as { word: unknown },
        events: {} as { type: 'typed'; word: string } | { type: 'asked'; at: number },
      },
      guards: { 'is late': (_, { at }: { at: number }) => at > 0 },
      actions: { 'keep word': assign((_, { word }: { word: string }) => ({ word })) },
    }).createMachine({
      id: 'pad',
      context: { word: null },
      on: {
        typed: { actions: { type: 'keep word', params: ({ event }) => event } },
        asked: {
          guard: { type: 'is late', params: ({ event }) => event },
          actions: { type: 'keep word', params: { word: 'late' } },
        },
      },
    })
    expect(findings(simple(machine))).toEqual([
      'An event lacks a payload that is read: asked: at.',
      'An event lacks a payload that is read: typed: word.',
    ])
  })

  test('with names that the machine does not have', () => {
    const model = {
      ...postModel(),
      outcomes: { ...postModel().outcomes, peek: { sees: { resolves: 1 } } },
      events: { 'sent requested': {} },
      internal: ['wound up'],
      delays: () => ({ 'pol interval': () => 1 }),
      children: { look: radioModel },
      ends: ['wating'],
    }
    expect(findings(model)).toEqual([
      "outcomes names 'peek', which the machine does not have.",
      "events names 'sent requested', which the machine does not have.",
      "internal names 'wound up', which the machine does not have.",
      "delays names 'pol interval', which the machine does not have.",
      "children names 'look', which the machine does not have.",
      "ends names 'wating', which the machine does not have.",
    ])
  })

  test('but not with the service of a child that never starts it', () => {
    const child = setup({ actors: { look: service } }).createMachine({ id: 'child' })
    const machine = setup({ actors: { child } }).createMachine({
      id: 'parent',
      invoke: { src: 'child' },
    })
    const model = { outcomes: { look: endings }, children: { child: simple(child) } }
    expect(findings(simple(machine, model))).toEqual([])
  })

  test('but not with a service that is spawned with logic from an event', () => {
    const machine = setup({
      types: { events: {} as { type: 'opened'; logic: AnyStateMachine } },
      actions: { open: enqueueActions(({ event, enqueue }) => enqueue.spawnChild(event.logic)) },
    }).createMachine({
      initial: 'closed',
      states: { closed: { on: { opened: { target: 'open', actions: 'open' } } }, open: {} },
    })
    const opened = (id: string) => ({
      opened: { 'a page': { type: 'opened', logic: createMachine({ id }) } },
    })
    const outcomes = { page: { closes: { resolves: undefined } } }
    const unknown = "outcomes names 'page', which the machine does not have."
    const findingsOf = (id: string) =>
      findings(simple(machine, { outcomes, events: opened(id), ends: ['open'] }))
    expect(findingsOf('page')).not.toContain(unknown)
    expect(findingsOf('another page')).toContain(unknown)
  })

  test('with a subscription that sends an unknown event', () => {
    const outcomes = { listen: { 'plays news': { sends: { type: 'news played' } } } }
    expect(findings({ ...radioModel, outcomes })).toContain(
      "an outcome that sends names 'news played', which the machine does not have.",
    )
  })

  test('with a sample under the wrong event', () => {
    const events = { 'send requested': { politely: { type: 'given up' as const } } }
    expect(findings({ ...postModel(), events })).toContain(
      "The sample 'politely' of 'send requested' is a 'given up'.",
    )
  })

  test('with a projection that hides what a guard reads', () => {
    const machine = lockMachine('turned')
    expect(findings(simple(machine, { project: () => null }))).toEqual([
      `'project' hides something that matters: 'anyone: turned' leads to ["active","jammed",null,[],[],[[]],[]], but from the same configuration on another path to ["active","open",null,[],[],[[]],[]]`,
    ])
    expect(findings(simple(machine, { project: ({ count }) => Math.min(count, 1) }))).toEqual([])
  })

  test('without an input', () => {
    expect(findings({ ...raceModel, inputs: {} })).toContain('There is no input.')
  })

  test('of a machine that handles only some answers', () => {
    const machine = setup({
      actors: { look: fromPromise(() => Promise.resolve({ arrived: true })) },
      guards: { 'has arrived': (_, { arrived }: { arrived: boolean }) => arrived },
    }).createMachine({
      id: 'half',
      initial: 'looking',
      states: {
        looking: {
          invoke: {
            src: 'look',
            onDone: {
              guard: { type: 'has arrived', params: ({ event }) => event.output },
              target: 'seen',
            },
            onError: { target: 'seen' },
          },
        },
        seen: { type: 'final' },
      },
    })
    const outcomes = {
      look: {
        'finds it': { resolves: { arrived: true } },
        fails: { rejects: { kind: 'unreachable' as const } },
      },
    }
    expect(findings(simple(machine, { outcomes }))).toEqual([
      "No branch is left open after 'looking: look succeeds [has arrived] → seen'.",
    ])
    const rules = { 'every choice has an unguarded branch': false }
    expect(findings(simple(machine, { outcomes, rules }))).toEqual([])
  })

  test('of a machine with a service that it never starts', () => {
    const machine = setup({ actors: { listen: fromCallback(() => {}) } }).createMachine({
      id: 'silent',
    })
    expect(findings(simple(machine))).toEqual(["'listen' is never started."])
  })

  test('of a machine with an unnamed service', () => {
    const machine = createMachine({
      id: 'nameless',
      invoke: { src: fromPromise(() => Promise.resolve(1)), onError: {} },
    })
    expect(findings(simple(machine))).toEqual([
      "'0.nameless' in 'nameless' has no outcome that resolves.",
      "'0.nameless' in 'nameless' has no outcome that rejects.",
    ])
    expect(findings(simple(machine, { outcomes: { '0.nameless': endings } }))).toEqual([])
  })

  test('of an unnamed service that no path starts, but not as an unknown name', () => {
    const machine = createMachine({
      id: 'nameless',
      initial: 'here',
      states: { here: {}, nowhere: { invoke: { src: fromPromise(() => Promise.resolve(1)) } } },
    })
    expect(findings(simple(machine, { outcomes: { '0.nameless.nowhere': endings } }))).toEqual([])
  })
})
