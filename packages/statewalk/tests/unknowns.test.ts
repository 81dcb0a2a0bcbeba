import { describe, expect, test } from 'vitest'
import { assign, createMachine, fromCallback, fromEventObservable, setup } from 'xstate'
import { explore } from '../src/explore.ts'
import type { AnyModel } from '../src/model.ts'
import { modelFrom } from '../src/model-from.ts'
import { endings, service, simple } from './simple.ts'

const news = fromEventObservable(() => ({ subscribe: () => ({ unsubscribe() {} }) }))

/** A machine that invokes one of these services and handles its result. */
const invoking = (src: 'ask' | 'listen' | 'news', handled: object = { onDone: {}, onError: {} }) =>
  setup({ actors: { ask: service, listen: fromCallback(() => {}), news } }).createMachine({
    id: 'm',
    invoke: { src, ...handled },
  })

const textsOf = (model: AnyModel) => explore(model).unknowns.map(({ text }) => text)

const unknownsOf = (machine: ReturnType<typeof invoking>, outcomes: AnyModel['outcomes'] = {}) =>
  textsOf(modelFrom<AnyModel['machine']>(machine, { outcomes }))

test('the type of an event that lacks a payload may contain colons', () => {
  const machine = createMachine({
    context: { name: '' },
    on: { 'form: renamed': { actions: assign({ name: ({ event }) => event.name }) } },
  })
  expect(textsOf(modelFrom(machine))).toEqual([
    "'form: renamed' is sent without payload, and its 'name' is read.",
  ])
})

test('all properties that are read without a sample are named, with the line that settles them', () => {
  const machine = createMachine({
    context: ({ input }: { input: { name: string; age: number } }) => ({
      name: input.name,
      age: input.age,
    }),
    on: {
      renamed: { actions: assign({ name: ({ event }) => event.first + event.last }) },
    },
  } as never)
  const { unknowns } = explore(modelFrom(machine))
  expect(unknowns).toEqual([
    {
      name: 'input',
      text: "The input is unknown, and its 'name', 'age' are read.",
      settledBy: `inputs: { 'a sample': { "name": …, "age": … } }`,
    },
    {
      name: 'payload: renamed',
      text: "'renamed' is sent without payload, and its 'first', 'last' are read.",
      settledBy: `events: { 'renamed': { 'a sample': { type: 'renamed', "first": …, "last": … } } }`,
    },
  ])
})

describe('the value of a promise is unknown', () => {
  const unknown = "What 'ask' resolves with is unknown: undefined is assumed."

  test('if the machine handles it and the model does not name it', () => {
    expect(unknownsOf(invoking('ask'))).toEqual([unknown])
    expect(unknownsOf(invoking('ask'), { ask: { fails: endings.fails } })).toEqual([unknown])
  })

  test('once, even if several states ask for it', () => {
    const asking = { invoke: { src: 'ask', onDone: 'two', onError: 'two' } } as const
    const machine = setup({ actors: { ask: service } }).createMachine({
      initial: 'one',
      states: { one: asking, two: asking },
    })
    expect(textsOf(modelFrom(machine))).toEqual([unknown])
  })

  test('but not if the model names it', () => {
    const outcomes = { ask: { answers: { resolves: 7 }, fails: endings.fails } }
    expect(unknownsOf(invoking('ask'), outcomes)).toEqual([])
  })

  test('but not if the machine ignores it', () => {
    expect(unknownsOf(invoking('ask', { onError: {} }))).toEqual([])
  })

  test('but not in a model of its own, which lists every outcome', () => {
    expect(textsOf(simple(invoking('ask'), { outcomes: { ask: endings } }))).toEqual([])
  })
})

describe.each([
  ['listen', 'callback'],
  ['news', 'event observable'],
] as const)('the events of %s, a %s, are unknown', (src, kind) => {
  const unknown = `'${src}' is a ${kind}: the events that it sends are unknown.`

  test('if the model names none', () => {
    expect(unknownsOf(invoking(src))).toEqual([unknown])
    expect(unknownsOf(invoking(src), { [src]: endings })).toEqual([unknown])
    expect(explore(invoking(src)).unknowns).toMatchObject([
      {
        name: `outcomes: ${src}`,
        settledBy: `outcomes: { '${src}': { reports: { sends: { type: … } } } }, or {} if it sends none`,
      },
    ])
  })

  test('but not if it names that there are none', () => {
    expect(unknownsOf(invoking(src, {}), { [src]: {} })).toEqual([])
  })

  test('but not if it names one among other outcomes', () => {
    const outcomes = { [src]: { ...endings, 'is heard': { sends: { type: 'heard' } } } }
    expect(unknownsOf(invoking(src), outcomes)).toEqual([])
  })
})
