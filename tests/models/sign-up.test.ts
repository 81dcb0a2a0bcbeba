import { describe, expect, test } from 'vitest'
import { unverifiedIdentity } from '../../machines/model/samples.ts'
import { told } from '../support/paths/told.ts'
import { model } from './support/sign-up-steps.ts'

const at = (...moves: string[]) => told(model, 'a kept form', ...moves)
const correcting = (...moves: string[]) => told(model, 'an address to correct', ...moves)

const email = 'maya@lindqvist.example'
const password = 'sweet-pea-88'
const passwords = [
  'field changed (the password is typed)',
  'field changed (the password is repeated)',
]
const submitted = [...passwords, 'submitted']
const created = [...submitted, 'create identity: is created']
const registered = [...created, 'register: is registered']
const taken = [...submitted, 'create identity: finds the e-mail taken']

const identityCreated = { type: 'identity created', identity: unverifiedIdentity }
const identityWithdrawn = { type: 'identity withdrawn' }
const accountCreated = {
  type: 'account created',
  identity: unverifiedIdentity,
  pendingToken: 'pending-1',
}
const failed = (kind: string) => ({
  type: 'notice',
  notice: 'registration failed',
  failure: { kind },
})

describe('the sign-up form', () => {
  test('begins empty, or as it was kept, and never with a password', () => {
    const empty = told(model, 'nothing kept')
    expect(empty).toMatchObject({ at: { form: 'editing' }, tags: [], asks: {} })
    expect(empty.context).toEqual({
      values: {
        firstName: '',
        lastName: '',
        username: '',
        email: '',
        phone: '',
        password: '',
        confirmPassword: '',
      },
      problems: {},
      minPasswordLength: 6,
      identity: null,
      identityFits: false,
      pendingToken: '',
      failure: null,
    })
    expect(at().context.values).toEqual({
      firstName: 'Maya',
      lastName: 'Lindqvist',
      username: 'mayalind',
      email,
      phone: '',
      password: '',
      confirmPassword: '',
    })
  })

  test('with problems sends nothing and names them, each until its field is changed', () => {
    const empty = told(model, 'nothing kept', 'submitted')
    expect(empty).toMatchObject({ at: { form: 'editing' }, tags: [], asks: {}, says: [] })
    expect(empty.context.problems).toMatchObject({ firstName: 'missing', username: 'missing' })
    const named = told(
      model,
      'nothing kept',
      'submitted',
      'field changed (the username is typed)',
    ).context
    expect(named.problems).toMatchObject({ firstName: 'missing' })
    expect(named.problems).not.toHaveProperty('username')
  })

  test('with two different passwords says so', () => {
    const different = at('field changed (the password is typed)', 'submitted')
    expect(different).toMatchObject({ at: { form: 'editing' }, asks: {} })
    expect(different.context.problems).toEqual({ confirmPassword: 'missing' })
    const mistyped = at(...passwords, 'field changed (another password)', 'submitted')
    expect(mistyped).toMatchObject({
      at: { form: 'editing' },
      asks: {},
      says: [{ notice: 'passwords do not match' }],
    })
    expect(mistyped.context.problems).toEqual({ confirmPassword: 'does not match' })
  })

  test('asks for passwords as long as the service wants them', () => {
    const short = told(model, 'nothing kept, longer passwords', ...submitted)
    expect(short.context.problems).toMatchObject({ password: 'too short' })
  })
})

describe('a sign-up', () => {
  test('creates the identity, then registers it, then has the mail sent (spec 4.12, 4.16)', () => {
    expect(at(...submitted)).toMatchObject({
      at: 'creating identity',
      tags: ['busy'],
      context: { problems: {} },
      asks: { 'create identity': { email, password, displayName: 'Maya Lindqvist' } },
    })
    const waits = at(...created)
    expect(waits).toMatchObject({
      at: 'registering',
      tags: ['busy'],
      context: { identity: unverifiedIdentity, identityFits: true },
      says: [identityCreated],
    })
    expect(waits.asks).toEqual({
      register: {
        firstName: 'Maya',
        lastName: 'Lindqvist',
        username: 'mayalind',
        email,
        password,
        phone: '',
      },
    })
    expect(at(...registered)).toMatchObject({
      at: 'sending verification email',
      tags: ['busy'],
      context: { pendingToken: 'pending-1' },
    })
    expect(Object.keys(at(...registered).asks)).toEqual(['send verification email'])
  })

  test('sends what was typed without the blanks around it', () => {
    const moves = ['another e-mail', 'another first name', 'no last name']
    const blanks = moves.map((move) => `field changed (${move})`)
    expect(at(...blanks, ...submitted).asks).toEqual({
      'create identity': { email: 'maja@lindqvist.example', password, displayName: 'Maja' },
    })
    const names = ['another first name', 'another last name'].map(
      (move) => `field changed (${move})`,
    )
    expect(at(...names, ...submitted).asks).toMatchObject({
      'create identity': { displayName: 'Maja Lind' },
    })
    const again = at(...blanks, ...taken)
    expect(again.asks).toEqual({ 'sign in': { email: 'maja@lindqvist.example', password } })
  })

  test.each([
    ['is sent', 'account created'],
    ['fails', 'verification email not sent'],
  ])('whose mail %s is there, keeps no password, and says so', (outcome, notice) => {
    const done = at(...registered, `send verification email: ${outcome}`)
    expect(done).toMatchObject({
      at: 'created',
      context: { values: { email, password: '', confirmPassword: '' } },
    })
    expect(done.says).toEqual([accountCreated, { type: 'notice', notice }])
  })

  test('that the identity service refuses says why, and keeps the form', () => {
    const refused = [...submitted, 'create identity: is refused']
    expect(at(...refused)).toMatchObject({
      at: { form: 'editing' },
      tags: [],
      context: { values: { password }, failure: { kind: 'weak password' } },
      says: [failed('weak password')],
    })
    expect(at(...refused, 'submitted').context.failure).toBeNull()
    expect(at(...refused, ...passwords).context.failure).toBeNull()
  })

  test('that the backend refuses deletes its identity and keeps the form (spec 4.13)', () => {
    const refused = [...created, 'register: is refused']
    expect(at(...refused)).toMatchObject({
      at: 'withdrawing identity',
      tags: ['busy'],
      context: { failure: { kind: 'username taken' } },
    })
    expect(Object.keys(at(...refused).asks)).toEqual(['remove identity'])
    const removed = at(...refused, 'remove identity: is removed')
    expect(removed).toMatchObject({
      at: { form: 'editing' },
      tags: [],
      asks: {},
      context: { identity: null, identityFits: false, values: { username: 'mayalind' } },
    })
    expect(removed.says).toEqual([identityWithdrawn, failed('username taken')])
    expect(at(...refused, 'remove identity: is removed', 'submitted').at).toBe('creating identity')
  })

  test('whose identity cannot be removed goes on with it at the next try', () => {
    const kept = [...created, 'register: is refused', 'remove identity: cannot be removed']
    expect(at(...kept)).toMatchObject({
      at: { form: 'editing' },
      context: { identity: unverifiedIdentity },
      says: [failed('username taken')],
    })
    expect(at(...kept, 'submitted').at).toBe('registering')
  })

  test('that the backend does not answer keeps its identity for the next try (spec 4.13)', () => {
    const unanswered = [...created, 'register: does not answer']
    expect(at(...unanswered)).toMatchObject({
      at: { form: 'editing' },
      tags: [],
      asks: {},
      context: { identity: unverifiedIdentity, failure: { kind: 'timed out' } },
      says: [failed('timed out')],
    })
    expect(at(...unanswered, 'submitted')).toMatchObject({
      at: 'registering',
      context: { failure: null },
    })
    const renamed = [...unanswered, 'field changed (the username is typed)', 'submitted']
    expect(at(...renamed).at).toBe('registering')
  })

  test.each([
    ['e-mail', ['field changed (another e-mail)']],
    ['password', passwords],
  ])('begins anew where the %s was changed after that', (_, changes) => {
    const unanswered = [...created, 'register: does not answer']
    expect(at(...unanswered, ...changes, 'submitted')).toMatchObject({
      at: 'discarding identity',
      tags: ['busy'],
      asks: { 'withdraw account': { email: unverifiedIdentity.email } },
    })
  })
})

describe('an address that is taken', () => {
  test('is tried with the password: it may be what an unanswered try has left', () => {
    expect(at(...taken)).toMatchObject({
      at: 'reclaiming identity',
      tags: ['busy'],
      asks: { 'sign in': { email, password } },
    })
    expect(at(...taken, 'sign in: says unverified')).toMatchObject({
      at: 'registering',
      context: { identity: unverifiedIdentity, identityFits: true },
      says: [identityCreated],
    })
  })

  test('by a member with the same password is left alone', () => {
    const signedIn = [...taken, 'sign in: says verified']
    expect(at(...signedIn)).toMatchObject({ at: 'leaving identity alone', tags: ['busy'] })
    expect(Object.keys(at(...signedIn).asks)).toEqual(['sign out identity'])
  })

  test.each([
    ['the password is another', ['sign in: is refused']],
    ['the member was left alone', ['sign in: says verified', 'sign out identity: is signed out']],
    ['leaving them alone fails', ['sign in: says verified', 'sign out identity: fails']],
  ])('is told where %s, until something is typed', (_, moves) => {
    expect(at(...taken, ...moves)).toMatchObject({
      at: { form: 'email taken' },
      tags: [],
      asks: {},
      context: { identity: null, failure: { kind: 'email taken' } },
      says: [failed('email taken')],
    })
    const typing = at(...taken, ...moves, ...passwords)
    expect(typing).toMatchObject({ at: { form: 'editing' }, context: { failure: null } })
    const emptied = 'field changed (the username is emptied)'
    expect(at(...taken, ...moves, emptied, 'submitted').at).toEqual({ form: 'editing' })
  })
})

describe('an address that is corrected', () => {
  test('has its first account withdrawn before the second is made', () => {
    expect(correcting(...submitted)).toMatchObject({
      at: 'discarding identity',
      tags: ['busy'],
      asks: { 'withdraw account': { email: unverifiedIdentity.email } },
    })
    const withdrawn = correcting(...submitted, 'withdraw account: is withdrawn')
    expect(withdrawn).toMatchObject({
      at: 'creating identity',
      context: { identity: null, identityFits: false },
    })
    expect(withdrawn.says).toEqual([identityWithdrawn])
  })

  test('whose first account cannot be withdrawn stays in the form, which says why', () => {
    expect(correcting(...submitted, 'withdraw account: fails')).toMatchObject({
      at: { form: 'editing' },
      tags: [],
      context: { identity: unverifiedIdentity, failure: { kind: 'unreachable' } },
      says: [failed('unreachable')],
    })
  })
})
