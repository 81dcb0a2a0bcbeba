import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { coverageItemsAt, coverageItemsIn, coverageItemsOf } from '../src/coverage-items.ts'
import { explore } from '../src/explore.ts'
import { type AnyModel, modelOf } from '../src/model.ts'
import { observationOf } from '../src/observation.ts'
import { pathLines } from '../src/path-lines.ts'
import { pathsOf } from '../src/paths.ts'
import { startRun } from '../src/run.ts'
import { handlesEvent } from '../src/transitions.ts'
import { userEventsOf } from '../src/user-events.ts'
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

describe('the coverage items of a machine', () => {
  test('include every state, but not the machine itself or a history state', () => {
    const states = coverageItemsOf(walkModel).filter((one) => one.startsWith('states: '))
    expect(states).toEqual([
      'states: outside',
      'states: outside.near',
      'states: around',
      'states: home',
    ])
  })

  test('include every user event, but not internal events', () => {
    expect(userEventsOf(walkModel).map(({ name }) => name)).toEqual(['ended', 'turned'])
  })

  test('of a step include its transient states and the refused events at its end', () => {
    const step = startRun(postModel(), 'two tries').lastStep()
    const snapshot = { states: ['here'], guards: new Set(['g: holds']), refused: ['look again'] }
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
    const items = (move: unknown) => coverageItemsIn({ ...seen, move } as never)
    const common = ['states: passed', 'transitions: t']
    expect(items(null)).toEqual(common)
    expect(items(send)).toEqual([...common, 'events: given up'])
    expect(items(settle)).toEqual([...common, 'outcomes: look: fails'])
    expect(coverageItemsAt(snapshot)).toEqual([
      'states: here',
      'guards: g: holds',
      'events: look again',
    ])
  })

  test('of a snapshot include its tags in order and its user events, but no timers or answers', () => {
    const look = observationOf(startRun(walkModel, 'anyone'))
    expect(look.tags).toEqual(['here', 'out'])
    const waiting = startRun(postModel(), 'two tries')
    expect(waiting.possibleMoves().moves.map(({ kind }) => kind)).toContain('wait')
    expect(observationOf(waiting).can).toEqual(['given up', 'send requested'])
  })
})

describe('an event without payload', () => {
  test('reports the missing properties that were read from it, and no others', () => {
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

test('is offered if one active state handles it', () => {
  const [input = ''] = Object.keys(walkModel.inputs)
  const snapshot = startRun(walkModel, input).snapshot()
  expect(handlesEvent(snapshot, 'ended')).toBe(true)
  expect(handlesEvent(snapshot, 'shouted')).toBe(false)
})

describe('the tour', () => {
  test('walks edges into an end last', () => {
    expect(pathsOf(explore(walkModel)).map(({ moves }) => moves)).toEqual([
      ['turned', 'turned', 'ended'],
    ])
  })

  test('makes the only possible move', () => {
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

  test('ends a path at its maximum length', () => {
    const paths = pathsOf(explore(raceModel), 'tour', { longest: 1 })
    expect(paths[0]?.moves).toEqual(['⏱ hare'])
  })
})

describe('a path as text', () => {
  const path = { input: 'anyone', moves: ['turned', 'turned'] }

  test('shows its machine, its moves with a mark, and the URL of its model', () => {
    const urlOf: AnyModel['urlOf'] = ({ id }, step) => `https://lab.example/${id}/${step}`
    expect(pathLines({ ...walkModel, urlOf }, { ...path, id: '0abc123' }, 1)).toEqual([
      'walk, path 0abc123',
      '   0  anyone',
      '→  1  turned',
      '   2  turned',
      'https://lab.example/0abc123/1',
    ])
  })

  test('has neither an id nor a URL by default', () => {
    expect(pathLines(walkModel, path, 0)).toEqual([
      'walk',
      '→  0  anyone',
      '   1  turned',
      '   2  turned',
    ])
  })
})
