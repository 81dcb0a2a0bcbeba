import { expect, test } from 'vitest'
import { sendParent, sendTo, setup } from 'xstate'
import { checkInvariants } from '../src/invariants.ts'
import { named, simple } from './simple.ts'

const events = { go: { once: { type: 'go' } } }

const talksToItself = setup({
  types: { events: {} as { type: 'go' } | { type: 'again' } },
  actions: { again: sendTo(({ self }) => self, { type: 'again' }) },
}).createMachine({
  id: 'talksToItself',
  on: { go: { actions: 'again' }, again: { actions: 'again' } },
})

const echo = setup({ types: { events: {} as { type: 'go' } } }).createMachine({
  id: 'echo',
  on: { go: { actions: sendParent({ type: 'go' }) } },
})

const answering = setup({
  types: { events: {} as { type: 'go' } },
  actors: { echo },
}).createMachine({
  id: 'answering',
  invoke: { src: 'echo', id: 'echo' },
  on: { go: { actions: sendTo('echo', { type: 'go' }) } },
})

const asking = setup({ types: { events: {} as { type: 'go' } }, actors: { echo } }).createMachine({
  id: 'asking',
  initial: 'on',
  states: {
    on: {
      entry: sendTo('echo', { type: 'go' }),
      invoke: { src: 'echo', id: 'echo', onError: { target: 'on', reenter: true } },
      on: { go: { actions: sendTo('echo', { type: 'go' }) } },
    },
  },
})

test.each([
  [
    'sends to itself without end',
    simple(talksToItself, { events, internal: ['again'] }),
    ["'talksToItself' receives 'again'"],
    'anyone: go (once)',
  ],
  [
    'answers its child, which answers',
    simple(answering, { events, children: { echo: simple(echo) } }),
    ["'answering' receives 'go'", "'echo' receives 'go'"],
    'anyone: go (once)',
  ],
])('a machine that %s is reported with the events', (_, model, lines, path) => {
  const violations = named(checkInvariants(model).violations)
  expect(violations.filter(({ rule }) => rule === 'no actor fails unhandled')).toEqual([
    {
      rule: 'no actor fails unhandled',
      detail: [
        'Infinite loop: more than 10000 events follow one move. The last ones:',
        ...lines,
      ].join('\n'),
      path,
    },
  ])
})

test('a machine that starts its child again when the exchange is broken off is reported too', () => {
  const model = simple(asking, { children: { echo: simple(echo) } })
  expect(checkInvariants(model).violations.map(({ rule }) => rule)).toContain(
    'no actor fails unhandled',
  )
})
