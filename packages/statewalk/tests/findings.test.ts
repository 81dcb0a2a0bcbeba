import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, assign, createMachine } from 'xstate'
import type { InvariantInput } from '../src/model.ts'
import { type ModelLines, modelFrom } from '../src/model-from.ts'
import { found, proven } from './found.ts'
import { service } from './simple.ts'

const derived = (machine: AnyStateMachine, { rules, ...lines }: ModelLines<AnyStateMachine>) =>
  found(
    modelFrom<AnyStateMachine>(machine, { ...lines, rules: { ...rules, 'no livelock': false } }),
  )

const deadlock = (state: string) => `no deadlock: '${state}' can never be left from here`

/** Two ways into states that nothing leaves: `stuck` and `lost`, with these properties. */
const pit = (stuck: object, rest: object = {}, lost: object = {}) =>
  createMachine({
    id: 'pit',
    initial: 'valley',
    states: {
      valley: { on: { climbed: 'edge' } },
      edge: { on: { slipped: 'stuck', left: 'lost' } },
      stuck,
      lost,
      out: {},
    },
    ...rest,
  } as never)

const waved = { actions: assign({}) }

const isOne = ({ context }: { context: { input: unknown } }) => context.input === 1

const isRich = ({ event }: { event: { sum?: number } }) => (event.sum ?? 0) > 3

describe('a deadlock follows from what is unknown', () => {
  const payload = (follows: readonly string[]) => ({
    about: 'model',
    verdict: 'unknown',
    name: "'paid' is sent without payload, and its 'sum' is read.",
    note: `events: { 'paid': { 'a sample': { type: 'paid', "sum": … } } }`,
    follows,
  })

  test('about the payload of an event that the state handles', () => {
    const lost = { on: { waved: { ...waved, guard: () => false } } }
    const machine = pit({ on: { paid: { guard: isRich, target: 'out' } } }, {}, lost)
    const findings = derived(machine, { ends: ['out'] })
    expect(findings).toContainEqual(payload([deadlock('stuck')]))
    expect(findings).toContainEqual(proven('rule', deadlock('lost')))
  })

  test('about the payload of an event that the whole machine handles', () => {
    const machine = pit({}, { on: { paid: { guard: isRich, target: '.out' } } })
    expect(derived(machine, { ends: ['out'] })).toContainEqual(
      payload([deadlock('stuck'), deadlock('lost')]),
    )
  })

  test('on the path with the same input', () => {
    const machine = createMachine({
      id: 'two starts',
      context: ({ input }: { input: unknown }) => ({ input }),
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: isOne, target: 'stuck' }, { target: 'lost' }] },
        stuck: { on: { paid: { guard: isRich, target: 'out' } } },
        lost: {},
        out: {},
      },
    } as never)
    const findings = derived(machine, { inputs: { one: 1, two: 2 }, ends: ['out'] })
    expect(findings).toContainEqual(payload([deadlock('stuck')]))
    expect(findings).toContainEqual(proven('rule', deadlock('lost')))
  })

  test('about the input, if the state has a guard', () => {
    const machine = pit(
      {
        on: {
          pulled: {
            guard: ({ context }: { context: { given: { rope: number } } }) =>
              context.given.rope > 3,
            target: 'out',
          },
        },
      },
      { context: ({ input }: { input: unknown }) => ({ given: input }) },
      { on: { waved } },
    )
    const findings = derived(machine, { ends: ['out'] })
    expect(findings).toContainEqual({
      about: 'model',
      verdict: 'unknown',
      name: "The input is unknown, and its 'rope' is read.",
      note: `inputs: { 'a sample': { "rope": … } }`,
      follows: [deadlock('stuck')],
    })
    expect(findings).toContainEqual(proven('rule', deadlock('lost')))
  })

  test('about the result of a service that the state invokes', () => {
    const onDone = [
      { guard: ({ event }: { event: { output: unknown } }) => event.output === 7, target: 'out' },
      { actions: assign({}) },
    ]
    const machine = pit({ invoke: { src: service, id: 'ask', onDone, onError: {} } })
    const findings = derived(machine, { ends: ['out'] })
    expect(findings).toContainEqual({
      about: 'model',
      verdict: 'unknown',
      name: "What 'ask' resolves with is unknown: undefined is assumed.",
      note: "outcomes: { 'ask': { succeeds: { resolves: … } } }",
      follows: [deadlock('stuck')],
    })
    expect(findings).toContainEqual(proven('rule', deadlock('lost')))
  })

  test('beyond a limit', () => {
    const machine = createMachine({
      id: 'stairs',
      context: { steps: 0 },
      initial: 'up',
      states: {
        up: {
          on: {
            fell: 'down',
            climbed: { actions: assign({ steps: ({ context }) => context.steps + 1 }) },
          },
        },
        down: {},
      },
    } as never)
    expect(derived(machine, { rules: { 'max configurations': 3 } })).toEqual([
      {
        about: 'model',
        verdict: 'unknown',
        name: 'Not everything was explored: there are more than 3 configurations.',
        note: "'project' without what no guard reads, 'within' with a bound, or a higher limit",
        follows: [deadlock('down')],
      },
    ])
  })
})

describe('a throw follows from what is unknown', () => {
  const thrown = (name: string) => [expect.stringMatching(`^no actor fails unhandled: .*${name}`)]

  test('about the input that it reads', () => {
    const machine = createMachine({
      id: 'greeter',
      context: ({ input }: { input: { name: string } }) => ({ name: input.name.trim() }),
    } as never)
    expect(derived(machine, {})).toContainEqual(
      expect.objectContaining({
        verdict: 'unknown',
        name: "The input is unknown, and its 'name' is read.",
        follows: thrown('trim'),
      }),
    )
  })

  test('about the result that it reads', () => {
    const machine = createMachine({
      id: 'reader',
      invoke: {
        src: service,
        id: 'ask',
        onDone: { actions: assign({ length: ({ event }) => event.output.text.length }) },
        onError: {},
      },
    } as never)
    expect(derived(machine, {})).toContainEqual(
      expect.objectContaining({
        verdict: 'unknown',
        name: "What 'ask' resolves with is unknown: undefined is assumed.",
        follows: thrown('text'),
      }),
    )
  })
})

describe('what no assumed result has caused is proven', () => {
  const asking = (handled: object) =>
    createMachine({
      id: 'reader',
      initial: 'asking',
      states: {
        asking: { invoke: { src: service, id: 'ask', onDone: 'read', ...handled } },
        read: { type: 'final' },
      },
    } as never)

  test('a rule that is broken without a throw', () => {
    const invariants = {
      'never reads': ({ ended }: InvariantInput<AnyStateMachine>) =>
        ended['ask: resolves'] === undefined,
    }
    expect(derived(asking({ onError: {} }), { invariants })).toContainEqual(
      proven('rule', 'never reads: in "read"'),
    )
  })

  test('a rejection that the machine does not handle', () => {
    const outcomes = { ask: { fails: { rejects: new Error('no paper') } } }
    expect(derived(asking({}), { outcomes })).toContainEqual(
      proven('rule', 'no actor fails unhandled: no paper'),
    )
  })
})

test('another rule follows only from what its own path relies on', () => {
  const machine = pit({
    entry: assign(() => {
      throw new Error('too deep')
    }),
    on: { paid: { guard: isRich, target: 'out' } },
  })
  expect(derived(machine, { ends: ['out'] })).toContainEqual(
    proven('rule', 'no actor fails unhandled: too deep'),
  )
})

test('a livelock follows from the payload of an event that its state handles', () => {
  const machine = pit({ on: { paid: { guard: isRich, target: 'out' } } })
  const follows = found(modelFrom<AnyStateMachine>(machine, { ends: ['out', 'lost'] })).map(
    (each) => each.follows,
  )
  expect(follows[0]).toEqual([
    deadlock('stuck'),
    'no livelock: only timers and results follow from "stuck"',
  ])
})

test('a name that the machine does not have is a mistake of the model', () => {
  const machine = createMachine({ id: 'lamp', on: { pressed: { actions: assign({}) } } })
  const model = modelFrom<AnyStateMachine>(machine, {
    ends: ['nowhere'],
    temporalRules: { 'one press': { atMost: 1, of: { sent: 'presed' } } },
    invariants: { 'no press': ({ sent }) => sent.presed === undefined },
  })
  const mistakes = found(model).filter(({ name }) => /nowhere|presed/.test(name))
  expect(mistakes.map(({ about, verdict }) => `${about} ${verdict}`)).toEqual([
    'model broken',
    'model broken',
    'model broken',
  ])
})
