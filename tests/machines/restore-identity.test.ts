import { replay } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { restoreIdentityModel } from '../../machines/restore-identity/restore-identity-model.ts'
import { otherIdentity, unverifiedIdentity, verifiedIdentity } from '../../machines/samples.ts'

const member = (...moves: string[]) =>
  replay(restoreIdentityModel, { input: 'a stored member', moves })
const signUp = (...moves: string[]) =>
  replay(restoreIdentityModel, { input: 'a stored sign-up', moves })
const outputOf = ({ snapshot }: ReturnType<typeof member>) => snapshot().output

const waiting = ['read identity: finds no identity']

describe('restoring an identity', () => {
  test('reads the identity that the browser has stored', () => {
    expect(member().services()).toEqual(['read identity'])
    expect(outputOf(member('read identity: finds the member'))).toEqual({
      identity: verifiedIdentity,
      failure: null,
    })
  })

  test('does not wait if a pending verification has no identity', () => {
    expect(outputOf(signUp('read identity: finds no identity'))).toEqual({
      identity: null,
      failure: null,
    })
  })

  test('waits for the identity of a pending verification, which another tab has created', () => {
    const former = 'read identity: finds another identity'
    expect(signUp(former).services()).toEqual(['watch identity'])
    expect(outputOf(signUp(former, 'watch identity: reports the member'))).toEqual({
      identity: verifiedIdentity,
      failure: null,
    })
  })

  test('fails if the identity service fails', () => {
    expect(outputOf(member('read identity: fails'))).toEqual({
      identity: null,
      failure: { kind: 'timed out' },
    })
  })

  test('waits for the expected identity, which another tab has signed in', () => {
    const run = member(...waiting)
    expect(run.services()).toEqual(['watch identity'])
    run.advance(2_499)
    expect(run.snapshot().matches('waiting for another tab')).toBe(true)
    expect(outputOf(member(...waiting, 'watch identity: reports the member'))).toEqual({
      identity: verifiedIdentity,
      failure: null,
    })
  })

  test('stops waiting for another tab after 2,500 ms', () => {
    const run = member(...waiting)
    run.advance(2_499)
    expect(run.snapshot().status).toBe('active')
    run.advance(1)
    expect(outputOf(run)).toEqual({ identity: null, failure: null })
  })

  test('ends the wait with the last reported identity', () => {
    const run = member(...waiting, 'watch identity: reports another identity')
    expect(run.snapshot().matches('waiting for another tab')).toBe(true)
    run.advance(2_500)
    expect(outputOf(run)).toEqual({ identity: otherIdentity, failure: null })
  })

  test.each([
    ['finds the email verified', { identity: verifiedIdentity, failure: null }],
    ['finds the email unverified', { identity: unverifiedIdentity, failure: null }],
    ['fails', { identity: unverifiedIdentity, failure: { kind: 'unreachable' } }],
  ])('reloads an unverified identity, which %s', (how, output) => {
    const found = 'read identity: finds the unverified identity'
    expect(member(found).services()).toEqual(['reload identity'])
    expect(outputOf(member(found, `reload identity: ${how}`))).toEqual(output)
  })
})
