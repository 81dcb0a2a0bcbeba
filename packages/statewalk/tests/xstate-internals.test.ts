import { describe, expect, test, vi } from 'vitest'
import * as xstate from 'xstate'
import {
  activeNodes,
  byFileOrder,
  isActorRef,
  isMachine,
  logicKindOf,
  machineSnapshotOf,
  matchesDescriptor,
  parentOf,
  replaceGuard,
  replaceLogic,
  restoredByHistory,
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

  test('must be of a version of XState that can withhold actions', () => {
    const actor = { _actorScope: {} } as unknown as xstate.AnyActorRef
    expect(() => withholdActions(actor, () => true)).toThrow(
      'This version of XState cannot withhold actions',
    )
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
