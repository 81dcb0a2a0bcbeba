import { describe, expect, test } from 'vitest'
import { unverifiedIdentity } from '../../machines/samples.ts'
import { emptyValues } from '../../machines/sign-up/sign-up-form.ts'
import { only, walkMachine } from '../support/paths/walk-machine.ts'
import { model } from './support/sign-up-steps.ts'

const at = (...moves: string[]) => walkMachine(model, 'a stored draft', ...moves)

const email = 'maya@lindqvist.example'
const password = 'sweet-pea-88'
const passwords = [
  'field changed (the password is typed)',
  'field changed (the password is repeated)',
]
const submitted = [...passwords, 'submitted']
const created = [...submitted, 'create identity: is created']
const registered = [...created, 'register: is registered']
const taken = [...submitted, 'create identity: finds the email taken']

const identityCreated = { type: 'identity created', identity: unverifiedIdentity }
const accountWithdrawn = { type: 'account withdrawn' }
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
  test('starts empty or with a draft, and never with a password', () => {
    const empty = walkMachine(model, 'nothing kept')
    expect(empty).toMatchObject({ at: { form: 'editing' }, tags: [], services: only('social') })
    expect(empty.context).toEqual({
      returnTo: null,
      values: emptyValues,
      problems: {},
      unreadable: [],
      suggestion: null,
      minPasswordLength: 6,
      identity: null,
      identityMatches: false,
      isRestored: false,
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

  test('with problems sends nothing and shows each problem until its field is changed', () => {
    const empty = walkMachine(model, 'nothing kept', 'submitted')
    expect(empty).toMatchObject({
      at: { form: 'editing' },
      tags: [],
      services: only('social'),
      emitted: [],
    })
    expect(empty.context.problems).toMatchObject({ firstName: 'missing', username: 'missing' })
    const named = walkMachine(
      model,
      'nothing kept',
      'submitted',
      'field changed (the username is typed)',
    ).context
    expect(named.problems).toMatchObject({ firstName: 'missing' })
    expect(named.problems).not.toHaveProperty('username')
  })

  test('rejects two different passwords', () => {
    const different = at('field changed (the password is typed)', 'submitted')
    expect(different).toMatchObject({ at: { form: 'editing' }, services: only('social') })
    expect(different.context.problems).toEqual({ confirmPassword: 'missing' })
    const mistyped = at(...passwords, 'field changed (another password)', 'submitted')
    expect(mistyped).toMatchObject({
      at: { form: 'editing' },
      services: only('social'),
      emitted: [{ notice: 'passwords do not match' }],
    })
    expect(mistyped.context.problems).toEqual({ confirmPassword: 'does not match' })
  })

  test('applies the minimum password length of the identity service', () => {
    const short = walkMachine(model, 'nothing kept, longer passwords', ...submitted)
    expect(short.context.problems).toMatchObject({ password: 'too short' })
  })
})

describe('a sign-up', () => {
  test('creates the identity, registers it and then requests the verification email (spec 4.12, 4.16)', () => {
    expect(at(...submitted)).toMatchObject({
      at: 'creating identity',
      tags: ['busy'],
      context: { problems: {} },
      services: { 'create identity': { email, password, displayName: 'Maya Lindqvist' } },
    })
    const pending = at(...created)
    expect(pending).toMatchObject({
      at: 'registering',
      tags: ['busy'],
      context: { identity: unverifiedIdentity, identityMatches: true },
      emitted: [identityCreated],
    })
    expect(pending.services).toMatchObject({
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
    expect(Object.keys(at(...registered).services)).toEqual(['social', 'send verification email'])
  })

  test('sends the typed values without outer blanks', () => {
    const moves = ['another email', 'another first name', 'no last name']
    const blanks = moves.map((move) => `field changed (${move})`)
    expect(at(...blanks, ...submitted).services).toMatchObject({
      'create identity': { email: 'maja@lindqvist.example', password, displayName: 'Maja' },
    })
    const names = ['another first name', 'another last name'].map(
      (move) => `field changed (${move})`,
    )
    expect(at(...names, ...submitted).services).toMatchObject({
      'create identity': { displayName: 'Maja Lind' },
    })
    const again = at(...blanks, ...taken)
    expect(again.services).toMatchObject({
      'sign in': { email: 'maja@lindqvist.example', password },
    })
  })

  test.each([
    ['is sent', 'account created'],
    ['fails', 'verification email not sent'],
  ])(
    'is complete if the verification email %s, with a notice and without a password',
    (outcome, notice) => {
      const done = at(...registered, `send verification email: ${outcome}`)
      expect(done).toMatchObject({
        at: 'created',
        context: { values: { email, password: '', confirmPassword: '' } },
      })
      expect(done.emitted).toEqual([
        accountCreated,
        { type: 'account created' },
        { type: 'notice', notice },
      ])
      expect(done.sentTo).toMatchObject({ session: [{}], onboarding: [{}] })
    },
  )

  test('shows the failure and keeps the form if the identity service rejects it', () => {
    const refused = [...submitted, 'create identity: is refused']
    expect(at(...refused)).toMatchObject({
      at: { form: 'editing' },
      tags: [],
      context: { values: { password }, failure: { kind: 'weak password' } },
      emitted: [failed('weak password')],
    })
    expect(at(...refused, 'submitted').context.failure).toBeNull()
    expect(at(...refused, ...passwords).context.failure).toBeNull()
  })

  test('deletes the identity and keeps the form if the backend rejects it (spec 4.13)', () => {
    const refused = [...created, 'register: is refused']
    expect(at(...refused)).toMatchObject({
      at: 'removing identity',
      tags: ['busy'],
      context: { failure: { kind: 'username taken' } },
    })
    expect(Object.keys(at(...refused).services)).toEqual(['social', 'remove identity'])
    const removed = at(...refused, 'remove identity: is removed')
    expect(removed).toMatchObject({
      at: { form: 'editing' },
      tags: [],
      services: only('social'),
      context: { identity: null, identityMatches: false, values: { username: 'mayalind' } },
    })
    expect(removed.emitted).toEqual([accountWithdrawn, failed('username taken')])
    expect(at(...refused, 'remove identity: is removed', 'submitted').at).toBe('creating identity')
  })

  test('continues with the identity at the next attempt if it cannot be removed', () => {
    const kept = [...created, 'register: is refused', 'remove identity: cannot be removed']
    expect(at(...kept)).toMatchObject({
      at: { form: 'editing' },
      context: { identity: unverifiedIdentity },
      emitted: [failed('username taken')],
    })
    expect(at(...kept, 'submitted').at).toBe('registering')
  })

  test('keeps the identity for the next attempt if the backend does not respond (spec 4.13)', () => {
    const unanswered = [...created, 'register: does not answer']
    expect(at(...unanswered)).toMatchObject({
      at: { form: 'editing' },
      tags: [],
      services: only('social'),
      context: { identity: unverifiedIdentity, failure: { kind: 'timed out' } },
      emitted: [failed('timed out')],
    })
    expect(at(...unanswered, 'submitted')).toMatchObject({
      at: 'registering',
      context: { failure: null },
    })
    const renamed = [...unanswered, 'field changed (the username is typed)', 'submitted']
    expect(at(...renamed).at).toBe('registering')
  })

  test.each([
    ['email', ['field changed (another email)']],
    ['password', passwords],
  ])('discards the identity if the %s was changed after that', (_, changes) => {
    const unanswered = [...created, 'register: does not answer']
    expect(at(...unanswered, ...changes, 'submitted')).toMatchObject({
      at: 'withdrawing the account',
      tags: ['busy'],
      services: { 'withdraw account': { email: unverifiedIdentity.email } },
    })
  })
})

describe('an email that is taken', () => {
  test('is tried with the password, because an earlier attempt without a response may have created it', () => {
    expect(at(...taken)).toMatchObject({
      at: 'reclaiming identity',
      tags: ['busy'],
      services: { 'sign in': { email, password } },
    })
    expect(at(...taken, 'sign in: is unverified')).toMatchObject({
      at: 'registering',
      context: { identity: unverifiedIdentity, identityMatches: true },
      emitted: [identityCreated],
    })
  })

  test('of a member with the same password is left alone', () => {
    const signedIn = [...taken, 'sign in: is verified']
    expect(at(...signedIn)).toMatchObject({ at: 'signing out identity', tags: ['busy'] })
    expect(Object.keys(at(...signedIn).services)).toEqual(['social', 'sign out identity'])
  })

  test.each([
    ['the password is wrong', ['sign in: is refused']],
    [
      'the identity is that of a member',
      ['sign in: is verified', 'sign out identity: is signed out'],
    ],
    ['the sign-out of that member fails', ['sign in: is verified', 'sign out identity: fails']],
  ])('is shown as taken if %s, until something is typed', (_, moves) => {
    expect(at(...taken, ...moves)).toMatchObject({
      at: { form: 'email taken' },
      tags: [],
      services: only('social'),
      context: { identity: null, failure: { kind: 'email taken' } },
      emitted: [failed('email taken')],
    })
    const typing = at(...taken, ...moves, ...passwords)
    expect(typing).toMatchObject({ at: { form: 'editing' }, context: { failure: null } })
    const emptied = 'field changed (invisible characters)'
    expect(at(...taken, ...moves, emptied, 'submitted').at).toEqual({ form: 'editing' })
  })
})
