import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { explore } from '../../../machines/model/explore.ts'
import { lookOf } from '../../../machines/model/look.ts'
import { modelOf } from '../../../machines/model/model.ts'
import { pathLines } from '../../../machines/model/path-lines.ts'
import { labAddress } from '../../../machines/model/path-name.ts'
import { pathsOf } from '../../../machines/model/paths.ts'
import { startRun } from '../../../machines/model/run.ts'
import { sightsIn, sightsOf } from '../../../machines/model/sights.ts'
import { speaksOf, userEventsOf } from '../../../machines/model/user-events.ts'
import { postModel, raceModel } from './toys.ts'

const walkModel = modelOf({
  machine: setup({
    types: {
      events: {} as { type: 'ended' } | { type: 'turned' } | { type: 'clocked' },
      tags: {} as 'out' | 'here',
    },
  }).createMachine({
    id: 'walk',
    initial: 'outside',
    states: {
      outside: {
        tags: ['out', 'here'],
        on: { ended: { target: 'home' }, turned: { target: 'around' } },
        initial: 'near',
        states: { near: {}, last: { type: 'history' } },
      },
      around: { on: { turned: { target: 'outside.last' }, clocked: {} } },
      home: { type: 'final' },
    },
  }),
  question: 'Home yet?',
  inputs: { anyone: undefined },
  outcomes: {},
  internal: ['clocked'],
})

describe('what can be seen of a machine', () => {
  test('is every state that it can be in: not the machine itself, and not a memory', () => {
    const states = sightsOf(walkModel).filter((one) => one.startsWith('states: '))
    expect(states).toEqual([
      'states: outside',
      'states: outside.near',
      'states: around',
      'states: home',
    ])
  })

  test('is every event that a person can send, not those that are nobody’s', () => {
    expect(userEventsOf(walkModel).map(({ name }) => name)).toEqual(['ended', 'turned'])
  })

  test('in a step is what it passes, and what is refused where it ends', () => {
    const step = startRun(postModel(), 'two tries').lastStep()
    const place = { states: ['here'], guards: new Set(['g: holds']), refused: ['look again'] }
    const seen = {
      ...step,
      states: new Set(['passed']),
      transitions: ['t'],
      guards: new Set<string>(),
    }
    const send = {
      kind: 'send',
      name: 'given up',
      event: 'given up',
      payload: null,
      to: null,
    } as const
    const settle = {
      ...{ kind: 'settle', name: 'look: fails', service: 'look', outcome: 'fails' },
      ...{ src: 'look', id: 'look' },
    } as const
    const common = ['states: passed', 'states: here', 'transitions: t', 'guards: g: holds']
    const at = (move: unknown) => sightsIn({ ...seen, move } as never, place)
    expect(at(null)).toEqual([...common, 'events: look again'])
    expect(at(send)).toEqual([...common, 'events: look again', 'events: given up'])
    expect(at(settle)).toEqual([...common, 'events: look again', 'outcomes: look: fails'])
  })

  test('at one moment are its tags in order, and what people can do, no timer and no answer', () => {
    const look = lookOf(startRun(walkModel, 'anyone'))
    expect(look.tags).toEqual(['here', 'out'])
    const waiting = startRun(postModel(), 'two tries')
    expect(waiting.possible().moves.map(({ kind }) => kind)).toContain('wait')
    expect(lookOf(waiting).can).toEqual(['given up', 'send requested'])
  })
})

describe('a bare event', () => {
  test('tells of what it was asked for in vain, and of nothing else', () => {
    const [event] = userEventsOf(walkModel)
    const asked: string[] = []
    const made = event?.make(0, (property) => asked.push(property))
    expect(JSON.stringify(made)).toBe('{"type":"ended"}')
    expect(String(made?.type)).toBe('ended')
    expect(Reflect.get(made ?? {}, Symbol.iterator)).toBeUndefined()
    expect(asked).toEqual([])
    expect(Reflect.get(made ?? {}, 'email')).toBeUndefined()
    expect(asked).toEqual(['email'])
  })
})

test('one state that speaks of an event is enough', () => {
  const { states } = walkModel.machine.root
  const nodes = Object.values(states)
  expect(speaksOf(nodes, 'ended')).toBe(true)
  expect(speaksOf(nodes, 'shouted')).toBe(false)
})

describe('the tour', () => {
  test('keeps what leads to an end for last', () => {
    expect(pathsOf(explore(walkModel)).map(({ moves }) => moves)).toEqual([
      ['turned', 'turned', 'ended'],
    ])
  })

  test('makes the only move that there is', () => {
    const machine = setup({ types: { events: {} as { type: 'gone' } } }).createMachine({
      id: 'short',
      initial: 'here',
      states: { here: { on: { gone: { target: 'away' } } }, away: { type: 'final' } },
    })
    const short = { machine, question: 'Gone?', inputs: { anyone: undefined }, outcomes: {} }
    const graph = explore(modelOf(short))
    for (const criterion of ['tour', 'pairs', 'edges', 'states'] as const)
      expect(pathsOf(graph, criterion).map(({ moves }) => moves)).toEqual([['gone']])
  })

  test('ends a path that is as long as it may be', () => {
    const paths = pathsOf(explore(raceModel), 'tour', { longest: 1 })
    expect(paths[0]?.moves).toEqual(['⏱ hare'])
  })
})

describe('a path for people', () => {
  const path = { input: 'anyone', moves: ['turned', 'turned'] }

  test('has its machine, its moves with a mark, and its place in the lab', () => {
    expect(pathLines(walkModel, { ...path, id: '0abc123' }, 1)).toEqual([
      'walk, path 0abc123',
      '   0  anyone',
      '→  1  turned',
      '   2  turned',
      'http://localhost:5173/lab/#/walk/path/0abc123/step/1',
    ])
    expect(pathLines(walkModel, path, 0)[0]).toBe('walk')
  })

  test('of no tour is in its address with all its moves', () => {
    const [place, query] = labAddress('walk', path, 2).split('?')
    expect(place).toBe('http://localhost:5173/lab/#/walk/step/2')
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      input: 'anyone',
      moves: '["turned","turned"]',
    })
  })
})
