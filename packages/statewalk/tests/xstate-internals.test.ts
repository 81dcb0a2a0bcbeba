import { describe, expect, test, vi } from 'vitest'
import * as xstate from 'xstate'
import {
  activeNodes,
  byFileOrder,
  combinationOf,
  hasGeneratedId,
  isActorRef,
  isInlineSource,
  isMachine,
  logicKindOf,
  machineSnapshotOf,
  matchesDescriptor,
  parentOf,
  replaceGuard,
  replaceLogic,
  restoredByHistory,
  scheduledEvents,
  transitionsTaken,
  withholdActions,
} from '../src/xstate-internals.ts'

const { createActor, createMachine, fromPromise } = xstate

const observable = () => ({ subscribe: () => ({ unsubscribe: () => {} }) })

const created = (event: xstate.InspectionEvent, visit: (actor: xstate.AnyActorRef) => void) => {
  if (event.type === '@xstate.actor') visit(event.actorRef as xstate.AnyActorRef)
}

test('the kind of logic is known for everything that XState creates', () => {
  expect(logicKindOf(createMachine({}))).toBe('machine')
  expect(logicKindOf(fromPromise(() => Promise.resolve()))).toBe('promise')
  expect(logicKindOf(xstate.fromCallback(() => {}))).toBe('callback')
  expect(logicKindOf(xstate.fromObservable(observable))).toBe('observable')
  expect(logicKindOf(xstate.fromEventObservable(observable))).toBe('event observable')
  expect(logicKindOf(xstate.fromTransition((state) => state, 0))).toBe('transition')
  expect(logicKindOf({ transition: () => 0 })).toBe('unknown')
  expect(logicKindOf(undefined)).toBe('unknown')
  expect(logicKindOf(null)).toBe('unknown')
})

test('a machine of another copy of XState is a machine, other logic is not', () => {
  expect(isMachine({ ...createMachine({}) })).toBe(true)
  expect(isMachine(fromPromise(() => Promise.resolve()))).toBe(false)
})

test('a value without the parts of an actor is no reference to one', () => {
  const getSnapshot = () => null
  expect(isActorRef({ sessionId: 'x:0', getSnapshot })).toBe(true)
  for (const value of [null, 'x:0', { getSnapshot }, { sessionId: 'x:0' }])
    expect(isActorRef(value)).toBe(false)
})

test('a source with a name of its own is not inline', () => {
  expect(isInlineSource('look')).toBe(false)
})

test('the combination of a guard is known', () => {
  const guard = () => true
  const combined = [xstate.and([guard]), xstate.or([guard]), xstate.not(guard), guard]
  expect(combined.map((each) => combinationOf(each as never))).toEqual(['and', 'or', 'not', null])
})

describe('an actor that is being created', () => {
  const work = vi.fn(() => Promise.resolve())
  const replacement = { ...fromPromise(() => Promise.resolve()), start: () => {} }

  const start = (machine: xstate.AnyStateMachine) => {
    work.mockClear()
    const actors: xstate.AnyActorRef[] = []
    const actor = createActor(machine, {
      inspect: (event) =>
        created(event, (each) => {
          actors.push(each)
          if (parentOf(each)) replaceLogic(each, replacement)
          withholdActions(each, (name) => name === 'allowed')
        }),
    })
    actor.start()
    return { actor, actors }
  }

  test('can have its logic replaced, wherever it was written', () => {
    const logic = () => fromPromise(work)
    const { actors } = start(
      createMachine({
        types: {} as { context: Record<string, unknown> },
        context: ({ spawn }) => ({ first: spawn(logic()) }),
        invoke: [{ src: logic() }, { src: logic(), id: 'second' }],
        entry: [
          xstate.spawnChild(logic(), { id: 'third' }),
          xstate.assign({ other: ({ spawn }) => spawn(logic(), { id: 'fourth' }) }),
          xstate.enqueueActions(({ enqueue }) => enqueue.spawnChild(logic(), { id: 'fifth' })),
        ],
      }),
    )
    expect(actors).toHaveLength(7)
    expect(work).not.toHaveBeenCalled()
    const [, spawned, third, , , invoked] = actors
    expect(spawned && hasGeneratedId(spawned)).toBe(true)
    expect(third && hasGeneratedId(third)).toBe(false)
    expect(isInlineSource(String(invoked?.src))).toBe(true)
    expect(actors.every(isActorRef)).toBe(true)
  })

  test('withholds a custom action even if it looks like one of XState', () => {
    const effect = vi.fn()
    const emitted = vi.fn()
    const inline = { 'xstate.log': () => effect() }['xstate.log']
    const { actor } = start(
      xstate
        .setup({ actions: { 'xstate.log': effect.bind(null), 'xstate.emit': effect.bind(null) } })
        .createMachine({
          on: {
            go: {
              actions: [
                ...(['xstate.log', 'xstate.emit'] as const),
                inline,
                effect.bind(null),
                xstate.emit({ type: 'done' }),
              ],
            },
          },
        }),
    )
    actor.on('*', emitted)
    actor.send({ type: 'go' })
    expect(effect).not.toHaveBeenCalled()
    expect(emitted).toHaveBeenCalledWith({ type: 'done' })
  })

  test('goes on if nothing implements an action that is named like one of XState', () => {
    const { actor } = start(createMachine({ entry: 'xstate.note' }))
    expect(actor.getSnapshot().status).toBe('active')
  })

  test('reports a withheld action to inspectors by its type', () => {
    const types: string[] = []
    const machine = xstate.setup({ actions: { note: () => {} } }).createMachine({ entry: 'note' })
    createActor(machine, {
      inspect: (event) => {
        created(event, (each) => withholdActions(each, () => false))
        if (event.type === '@xstate.action') types.push(event.action.type)
      },
    }).start()
    expect(types).toEqual(['note'])
  })

  test('must be of a version of XState that can withhold actions', () => {
    const actor = { _actorScope: {} } as unknown as xstate.AnyActorRef
    expect(() => withholdActions(actor, () => true)).toThrow(
      'This version of XState cannot withhold actions',
    )
  })

  test('withholds custom actions, runs allowed ones and those of XState', () => {
    const ran: string[] = []
    const emitted: string[] = []
    const machine = xstate
      .setup({
        actions: { allowed: () => void ran.push('allowed'), named: () => void ran.push('named') },
      })
      .createMachine({
        on: {
          go: {
            actions: [
              'allowed',
              'named',
              () => void ran.push('inline'),
              xstate.enqueueActions(({ enqueue }) => {
                enqueue(() => void ran.push('enqueued'))
                enqueue.emit({ type: 'from enqueueActions' })
              }),
              xstate.emit({ type: 'emitted' }),
              xstate.raise({ type: 'later' }, { delay: 10, id: 'timer' }),
            ],
          },
          stop: { actions: xstate.cancel('timer') },
        },
      })
    const { actor } = start(machine)
    actor.on('*', ({ type }) => void emitted.push(type))
    actor.send({ type: 'go' })
    expect(ran).toEqual(['allowed'])
    expect(emitted).toEqual(['from enqueueActions', 'emitted'])
    expect(scheduledEvents(actor).map(({ event }) => event.type)).toEqual(['later'])
    actor.send({ type: 'stop' })
    expect(scheduledEvents(actor)).toEqual([])
    expect(actor.getSnapshot().status).toBe('active')
  })
})

test('the active states, their order and the history are readable', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        initial: 'b',
        states: { b: { on: { next: 'c' } }, c: {}, back: { type: 'history' } },
        on: { leave: '#m.d' },
      },
      d: { on: { go: 'a.back' } },
    },
  })
  const taken: (string | undefined)[] = []
  const actor = createActor(machine, {
    inspect: (event) => {
      if (event.type === '@xstate.microstep')
        taken.push(...transitionsTaken(event).map(({ eventType }) => eventType))
    },
  }).start()
  actor.send({ type: 'next' })
  actor.send({ type: 'leave' })
  actor.send({ type: 'go' })
  const nodes = [...activeNodes(actor.getSnapshot())].sort(byFileOrder)
  expect(nodes.map(({ id }) => id)).toEqual(['m', 'm.a', 'm.a.c'])
  expect(restoredByHistory(actor.getSnapshot())).toEqual([['m.a.back', ['m.a.c']]])
  expect(taken).toEqual(['next', 'leave', 'go'])
  expect(machineSnapshotOf(actor)?.value).toEqual({ a: 'c' })
})

test('a snapshot without state nodes has no active ones', () => {
  expect(activeNodes({})).toEqual([])
})

test('an actor that runs no machine has no snapshot of one', () => {
  expect(machineSnapshotOf(createActor(fromPromise(() => Promise.resolve())))).toBeNull()
})

test('guards of a copy can be replaced', () => {
  const guard = () => false
  const machine = createMachine({
    initial: 'a',
    states: { a: { always: [{ guard, target: 'b' }, { target: 'c' }] }, b: {}, c: {} },
  }).provide({})
  const replaced: unknown[] = []
  for (const transition of machine.states.a?.always ?? [])
    replaceGuard(transition, (old) => {
      replaced.push(old)
      return () => true
    })
  expect(replaced).toEqual([guard])
  expect(createActor(machine).getSnapshot().value).toBe('b')
})

test.each([
  ['a', 'a', true],
  ['a', '*', true],
  ['a.b.c', 'a.*', true],
  ['a', 'a.*', true],
  ['ab', 'a.*', false],
  ['b', 'a', false],
])('an event %s and the descriptor %s match: %s', (type, descriptor, matches) => {
  expect(matchesDescriptor(type, descriptor)).toBe(matches)
  const machine = createMachine({ on: { [descriptor]: { actions: () => {} } } })
  expect(
    createActor(machine)
      .getSnapshot()
      .can({ type } as never),
  ).toBe(matches)
})
