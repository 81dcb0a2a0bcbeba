import { describe, expect, test } from 'vitest'
import { assign, createMachine, setup } from 'xstate'
import { found, proven } from './found.ts'
import { endings, service, simple } from './simple.ts'

/** A door with a part that nobody can reach. */
const door = setup({
  types: {
    events: {} as
      | { type: 'opened'; by: string }
      | { type: 'closed' }
      | { type: 'cast'; spell: string },
  },
  actors: { sing: service, knock: service },
  guards: { 'is magic': () => false, 'is heavy': () => true },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      invoke: { src: 'knock', onDone: {}, onError: {} },
      on: { opened: [{ guard: 'is magic', target: 'vanished' }, { target: 'open' }] },
    },
    open: { on: { closed: { guard: 'is heavy', target: 'shut' } } },
    vanished: {
      initial: 'near',
      states: {
        near: {
          invoke: { src: 'sing', onDone: { target: 'far' }, onError: {} },
          on: { cast: { guard: 'is heavy', target: '#door.shut' } },
        },
        far: { on: { opened: '#door.open' } },
      },
    },
  },
})

const doorModel = simple(door, {
  events: {
    opened: { 'by a guest': { type: 'opened', by: 'a guest' } },
    cast: { 'by a wizard': { type: 'cast', spell: 'open (now)' } },
  },
  outcomes: { sing: endings, knock: endings },
})

describe('what is never reached', () => {
  const vanished = proven('coverage', "states: 'vanished' is never entered", [
    'states: vanished.near',
    'states: vanished.far',
    'transitions: vanished.near: cast [is heavy] → shut',
    'transitions: vanished.near: sing succeeds → vanished.far',
    'transitions: vanished.far: opened → open',
    'outcomes: sing: is done',
    'outcomes: sing: fails',
    'events: cast (by a wizard)',
  ])
  const taken = proven(
    'coverage',
    "transitions: 'shut: opened [is magic] → vanished' is never taken",
    ['guards: is magic: holds'],
  )
  const heavy = proven('coverage', "guards: 'guards: is heavy: does not hold' never occurs")

  test('is listed by its causes, with what follows from them', () => {
    expect(found(doorModel)).toEqual([
      proven('model', "'sing' is never started."),
      vanished,
      taken,
      heavy,
    ])
  })

  test('leaves out transitions if their rule is off', () => {
    const rules = { 'every transition can be taken': false }
    expect(found({ ...doorModel, rules })).toEqual([
      proven('model', "'sing' is never started."),
      vanished,
      heavy,
    ])
  })

  test('is one unknown finding if the model lacks something, whether payload or outcome', () => {
    const { cast: _, ...events } = doorModel.events ?? {}
    for (const [lacking, count] of [
      [{ ...doorModel, outcomes: { sing: endings } }, 3],
      [{ ...doorModel, events, within: () => false }, undefined],
    ] as const) {
      const findings = found(lacking)
      expect(findings.filter(({ verdict }) => verdict === 'broken')).toEqual([])
      if (count !== undefined)
        expect(findings.at(-1)).toEqual({
          about: 'coverage',
          verdict: 'unknown',
          name: `${count} items are not reached`,
          note: 'what is unknown above, or wider bounds',
          follows: [vanished, taken, heavy].flatMap(({ name, follows }) => [name, ...follows]),
        })
    }
  })

  test('is unknown if the model lacks a payload and an outcome', () => {
    const machine = setup({
      actors: { knock: service },
      guards: { 'is magic': () => false },
    }).createMachine({
      id: 'gate',
      initial: 'shut',
      states: {
        shut: {
          invoke: { src: 'knock', onDone: {}, onError: {} },
          on: {
            opened: [
              { guard: 'is magic', target: 'vanished' },
              { actions: assign(({ event }) => ({ by: event.by })), target: 'open' },
            ],
          },
        },
        open: { on: { closed: 'shut' } },
        vanished: { on: { closed: 'shut' } },
      },
    })
    const lacking = simple(machine, { outcomes: { knock: { fails: endings.fails } } })
    expect(found(lacking).filter(({ verdict }) => verdict === 'broken')).toEqual([])
  })

  test('is accepted by its sentence and not by its kind', () => {
    const accepted = { [taken.name]: 'for wizards', transitions: 'of any kind' }
    expect(found({ ...doorModel, accepted })).toEqual([
      proven('model', "'sing' is never started."),
      vanished,
      { ...taken, verdict: 'accepted', note: 'for wizards' },
      heavy,
      proven('model', "accepted names 'transitions', which is not found."),
    ])
  })

  test('is unknown if the model ends the exploration before it', () => {
    const isNine = ({ context }: { context: { count: number } }) => context.count === 9
    const counter = createMachine({
      id: 'counter',
      context: { count: 0 },
      on: { up: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
      initial: 'low',
      states: {
        low: { always: { guard: isNine, target: 'high' } },
        high: {},
      },
    } as never)
    const findings = found(simple(counter, { within: ({ count }) => count < 3 }))
    expect(findings.map(({ verdict, name }) => `${verdict}: ${name}`)).toEqual([
      'unknown: 2 items are not reached',
    ])
  })
})

test('an item follows from a state or a transition only if it occurs nowhere else', () => {
  const never = () => false
  const vault = setup({
    guards: { 'is open': never, 'is lit': never, 'is dark': never, 'is used nowhere': never },
  }).createMachine({
    id: 'vault',
    initial: 'outside',
    states: {
      outside: {
        on: {
          entered: { guard: 'is open', target: 'inside' },
          climbed: { guard: 'is open', target: 'outside' },
          left: { guard: 'is lit', target: 'outside' },
        },
      },
      inside: {
        on: {
          left: { guard: 'is dark', target: 'outside' },
          robbed: { guard: 'is lit', target: 'outside' },
        },
      },
    },
  })
  expect(found(simple(vault, { ends: ['outside'] }))).toEqual([
    proven('coverage', "states: 'inside' is never entered", [
      'transitions: inside: left [is dark] → outside',
      'transitions: inside: robbed [is lit] → outside',
      'guards: is dark: holds',
      'guards: is dark: does not hold',
      'events: robbed',
    ]),
    proven('coverage', "transitions: 'outside: entered [is open] → inside' is never taken"),
    proven('coverage', "transitions: 'outside: climbed [is open] → outside' is never taken"),
    proven('coverage', "transitions: 'outside: left [is lit] → outside' is never taken"),
    proven('coverage', "guards: 'guards: is open: holds' never occurs"),
    proven('coverage', "guards: 'guards: is lit: holds' never occurs"),
    proven('coverage', "guards: 'guards: is used nowhere: holds' never occurs"),
    proven('coverage', "guards: 'guards: is used nowhere: does not hold' never occurs"),
  ])
})

test('every outcome that a model lacks is a finding of its own', () => {
  const lacking = { ...doorModel, outcomes: {} }
  const names = found(lacking).flatMap(({ about, verdict, name, note }) =>
    about === 'model' && verdict === 'unknown' ? [`${name} ${note}`] : [],
  )
  expect(names).toEqual([
    "'knock' in 'shut' has no outcome that resolves. null",
    "'knock' in 'shut' has no outcome that rejects. null",
    "'sing' in 'vanished.near' has no outcome that resolves. null",
    "'sing' in 'vanished.near' has no outcome that rejects. null",
    "'sing' is never started. null",
  ])
})

test('an item that no path covers is unknown', () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { pressed: 'on' } },
      on: { on: { pressed: 'bright' } },
      bright: { on: { pressed: 'off' } },
    },
  })
  expect(found(simple(lamp), { longest: 0 })).toEqual(
    [
      'states: on',
      'states: bright',
      'transitions: off: pressed → on',
      'transitions: on: pressed → bright',
      'transitions: bright: pressed → off',
      'events: pressed',
    ].map((item) => ({
      about: 'coverage',
      verdict: 'unknown',
      name: `${item} is on no path`,
      note: 'longer paths',
      follows: [],
    })),
  )
})
