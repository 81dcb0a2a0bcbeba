import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { typesSentByServices, userEventsOf } from '../src/user-events.ts'
import { simple } from './simple.ts'

const eventsOf = (on: readonly string[], rest: Parameters<typeof simple>[1] = {}) =>
  userEventsOf(
    simple(createMachine({ on: Object.fromEntries(on.map((type) => [type, {}])) }), rest),
  )

const made = (events: ReturnType<typeof eventsOf>) =>
  events.map(({ name, make }) => [name, make(5, () => {})])

describe('the events that people can send', () => {
  test('have the samples of their type, whose type is added if it is missing', () => {
    const letter = { text: 'a' } as never
    const events = eventsOf(['typed', 'pressed'], { events: { typed: { 'a letter': letter } } })
    expect(made(events)).toEqual([
      ['typed (a letter)', { type: 'typed', text: 'a' }],
      ['pressed', { type: 'pressed' }],
    ])
  })

  test('are determined once for each model', () => {
    const model = simple(createMachine({ on: { pressed: {} } }))
    expect(userEventsOf(model)).toBe(userEventsOf(model))
  })

  test('include one event for each wildcard that no other descriptor matches', () => {
    const types = (on: readonly string[]) => eventsOf(on).map(({ type }) => type)
    expect(types(['pressed', '*'])).toEqual(['pressed', 'any other event'])
    expect(types(['key.up', 'key.*'])).toEqual(['key.up', 'key.other'])
    expect(types(['key.other', 'key.*'])).toEqual(['key.other', 'key.other.'])
  })

  test('leave out what only services send, unless the model has samples of it', () => {
    const outcomes = { listen: { rings: { sends: { type: 'rang' } } } }
    const types = (rest: Parameters<typeof simple>[1]) =>
      eventsOf(['rang', 'pressed'], rest).map(({ type }) => type)
    expect(types({ outcomes })).toEqual(['pressed'])
    expect(types({ outcomes, events: { rang: { 'by hand': { type: 'rang' } } } })).toEqual([
      'rang',
      'pressed',
    ])
    expect(types({ internal: ['pressed'] })).toEqual(['rang'])
  })
})

test('what a service sends to another machine is not sent to this one', () => {
  const outcomes = {
    listen: {
      rings: { sends: { type: 'rang' } },
      calls: { sends: { type: 'called' }, to: 'phone' },
    },
  }
  expect([...typesSentByServices(simple(createMachine({}), { outcomes }))]).toEqual(['rang'])
})
