import { describe, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { app, onboarding, ownAddress, session } from '../../machines/addresses.ts'
import { startAddressees } from '../support/addressees.ts'

describe.each([
  ['app', app],
  ['session', session],
  ['onboarding', onboarding],
])('the address %s', (systemId, address) => {
  test('is the actor with that system id', () => {
    const { system } = startAddressees({ app() {}, session() {}, onboarding() {} })
    expect(address({ system })).toMatchObject({ systemId })
  })

  test('throws if the system has no such actor', () => {
    const { system } = startAddressees({})
    expect(() => address({ system })).toThrow(`The system has no actor '${systemId}'`)
  })
})

test('the own address of an actor is its system id, without which it cannot ask', () => {
  const logic = createMachine({})
  expect(ownAddress({ self: createActor(logic, { systemId: 'page 1' }) })).toBe('page 1')
  expect(() => ownAddress({ self: createActor(logic) })).toThrow('needs a systemId')
})
