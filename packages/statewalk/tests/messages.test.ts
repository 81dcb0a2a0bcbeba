import { expect, test } from 'vitest'
import { assign, createMachine, sendParent, sendTo, setup } from 'xstate'
import type { AnsweringService, AnyModel } from '../src/model.ts'
import { replay } from '../src/replay.ts'
import { startRun } from '../src/run.ts'
import { service, simple } from './simple.ts'

const clerk = setup({
  types: { events: {} as { type: 'order' } | { type: 'tired' } },
  actions: { confirm: sendParent({ type: 'confirmed' }) },
}).createMachine({
  id: 'clerk',
  initial: 'fresh',
  states: {
    fresh: { on: { order: { actions: 'confirm' }, tired: { target: 'asleep' } } },
    asleep: {},
  },
})

const shop = setup({
  types: {
    context: {} as { customer: string; greeting: string },
    events: {} as { type: 'rang' } | { type: 'confirmed' } | { type: 'bell answered' },
  },
  actors: { clerk, look: service },
  actions: {
    greet: assign({ greeting: (_, { name }: { name: string }) => name }),
    order: sendTo('desk', { type: 'order' }),
  },
}).createMachine({
  id: 'shop',
  context: { customer: 'Maya', greeting: '' },
  invoke: { src: 'clerk', id: 'desk' },
  initial: 'quiet',
  states: {
    quiet: { on: { rang: { target: 'ringing' } } },
    ringing: {
      on: { 'bell answered': { target: 'looking' } },
    },
    looking: {
      invoke: {
        src: 'look',
        input: () => ({ hour: 9 }),
        onDone: {
          target: 'quiet',
          actions: [
            { type: 'greet', params: ({ event }) => ({ name: String(event.output) }) },
            'order',
          ],
        },
        onError: { target: 'quiet' },
      },
    },
  },
  on: { confirmed: {} },
})

const seen = (_: number, { input, context }: AnsweringService) =>
  `${Object(context).customer} at ${Object(input).hour}`

const shopModel: AnyModel = simple(shop, {
  outcomes: { look: { 'sees a customer': { resolves: seen } } },
  children: { clerk: simple(clerk, { internal: ['order'] }) },
  internal: ['confirmed'],
})

const after = (...moves: readonly string[]) => replay(shopModel, { input: 'anyone', moves })

test('an outcome can depend on the input of the service and on the context of its machine', () => {
  const run = after('rang', 'bell answered', 'look: sees a customer')
  expect(run.snapshot().context.greeting).toBe('Maya at 9')
})

test('an invariant reads the machine and its child machines as they were before the move', () => {
  const { last } = after('rang', 'bell answered').observe()
  expect(last.before?.value).toBe('ringing')
  expect(after('clerk › tired').observe().last.childrenBefore.clerk?.value).toBe('fresh')
})

test('an invariant names child machines from the root down', () => {
  const inner = createMachine({ id: 'inner' })
  const outer = setup({ actors: { inner } }).createMachine({ invoke: { src: 'inner' } })
  const machine = setup({ actors: { outer } }).createMachine({ invoke: { src: 'outer' } })
  const run = startRun(simple(machine), 'anyone')
  expect(run.observe().last).toMatchObject({ before: null, childrenBefore: {} })
  run.advance(1)
  expect(Object.keys(run.observe().last.childrenBefore)).toEqual(['outer', 'outer › inner'])
})
