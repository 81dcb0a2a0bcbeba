import { describe, expect, test, vi } from 'vitest'
import { assign, createMachine, fromCallback, setup } from 'xstate'
import { explore } from '../src/explore.ts'
import type { Graph } from '../src/graph.ts'
import { checkInvariants } from '../src/invariants.ts'
import { modelOf } from '../src/model.ts'
import type { Step } from '../src/recorder.ts'
import { replay } from '../src/replay.ts'
import { models } from './fixtures/all-models.ts'

test('continues a run that began with another input on the path of its configuration', () => {
  const meeting = setup({
    types: { context: {} as { start: string }, input: {} as { start: string } },
    actors: { listen: fromCallback(() => {}) },
    actions: { 'forget the start': assign({ start: '' }) },
    guards: {
      'began here': ({ context }, { start }: { start: string }) => context.start === start,
    },
  }).createMachine({
    id: 'meeting',
    context: ({ input }) => input,
    initial: 'apart',
    invoke: { src: 'listen' },
    states: {
      apart: {
        exit: 'forget the start',
        on: {
          'came by bus': {
            guard: { type: 'began here', params: { start: 'town' } },
            target: 'met',
          },
          'came on foot': {
            guard: { type: 'began here', params: { start: 'hill' } },
            target: 'met',
          },
        },
      },
      met: { on: { parted: 'over' } },
      over: { type: 'final' },
    },
  })
  const model = modelOf({
    machine: meeting,
    question: 'Do they meet?',
    inputs: { town: { start: 'town' }, hill: { start: 'hill' } },
    outcomes: { listen: {} },
  })
  const paths = explore(model).configurations.map(({ input, moves }) => ({
    input,
    moves: moves.map(({ name }) => name),
  }))
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths) expect(() => replay(model, path)).not.toThrow()
})

const stepOutline = ({ counts, messages, payload: _, ...step }: Step) => ({
  ...step,
  counts: {
    ...counts,
    emitted: counts.emitted.map(({ type }) => type),
    sentTo: Object.keys(counts.sentTo),
  },
  messages: messages.map(({ from, to, event }) => `${from} ${event.type} ${to}`),
})

const outline = ({ starts, configurations, edges, misread, unknowns, leak }: Graph) => ({
  starts: starts.map(({ step }) => stepOutline(step)),
  configurations: configurations.map(({ key, input, moves, states, refused, isCut, guards }) => ({
    ...{ key, input, moves, states, refused, isCut, guards },
  })),
  edges: edges.map(({ step, ...edge }) => ({ ...edge, ...stepOutline(step) })),
  misread,
  unknowns,
  leak,
})

describe.each(Object.entries(models))('%s', (_, model) => {
  test('is explored in the same way from saved states and by replaying every path', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    expect(outline(explore(model))).toEqual(outline(explore(model, { replays: true })))
  })
})

test('an actor that a run ends in more than a hundred branches is in no infinite loop', () => {
  const child = createMachine({ id: 'child', initial: 'idle', states: { idle: {} } })
  const childModel = modelOf({
    machine: child,
    question: 'Is it idle?',
    inputs: { nothing: undefined },
    outcomes: {},
  })
  const machine = setup({
    types: { context: {} as { count: number }, events: {} as { type: 'count' } | { type: 'end' } },
    actors: { child },
  }).createMachine({
    id: 'counter',
    context: { count: 0 },
    initial: 'on',
    states: {
      on: {
        invoke: { src: 'child' },
        on: {
          count: {
            guard: ({ context }) => context.count < 150,
            actions: assign({ count: ({ context }) => context.count + 1 }),
          },
          end: 'off',
        },
      },
      off: { type: 'final' },
    },
  })
  const { violations, graph } = checkInvariants(
    modelOf({
      machine,
      question: 'How far does it count?',
      inputs: { nothing: undefined },
      outcomes: {},
      children: { child: childModel },
    }),
  )
  expect(violations).toEqual([])
  expect(graph.configurations).toHaveLength(302)
})
