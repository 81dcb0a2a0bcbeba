import { describe, expect, test } from 'vitest'
import { loginModel } from '../../machines/login/login-model.ts'
import {
  settledMember,
  unverifiedIdentity,
  verifiedIdentity,
} from '../../machines/model/samples.ts'
import { samePath } from '../../machines/paths.ts'
import { told } from '../support/paths/told.ts'

const email = 'maya@lindqvist.example'
const password = 'sweet-pea-88'
const returnTo = samePath('/settings')

const model = {
  ...loginModel,
  inputs: {
    ...loginModel.inputs,
    'a visitor who is known': { identifier: email, returnTo },
  },
  events: {
    'field changed': {
      ...loginModel.events?.['field changed'],
      'an e-mail with blanks': {
        type: 'field changed' as const,
        field: 'identifier' as const,
        value: ` ${email} `,
      },
      'a username with blanks': {
        type: 'field changed' as const,
        field: 'identifier' as const,
        value: ' mayalind ',
      },
      blanks: { type: 'field changed' as const, field: 'identifier' as const, value: '  ' },
    },
  },
}
const at = (...moves: string[]) => told(model, 'a visitor', ...moves)

const secret = 'field changed (a password is typed)'
const byEmail = ['field changed (an e-mail is typed)', secret, 'submitted']
const byName = ['field changed (a username is typed)', secret, 'submitted']
const proven = [...byEmail, 'sign in: says verified']
const owed = [...byEmail, 'sign in: says unverified']

describe('the login form', () => {
  test('begins empty, or with the name that is known', () => {
    expect(at()).toMatchObject({ at: { form: 'editing' }, tags: [], asks: {}, says: [] })
    expect(at().context).toEqual({
      identifier: '',
      password: '',
      email: '',
      returnTo: null,
      missing: null,
      identity: null,
      failure: null,
    })
    expect(told(model, 'a visitor who is known').context.identifier).toBe(email)
  })

  test.each([
    ['a name', [], 'identifier'],
    ['a name that can be seen', ['field changed (blanks)', secret], 'identifier'],
    ['a password', ['field changed (a username is typed)'], 'password'],
  ])('without %s asks for it, until something is typed', (_, moves, missing) => {
    const asked = at(...moves, 'submitted')
    expect(asked).toMatchObject({ at: { form: 'editing' }, asks: {}, context: { missing } })
    expect(at(...moves, 'submitted', secret).context.missing).toBeNull()
  })
})

describe('signing in', () => {
  test('by e-mail asks the identity service at once, and is busy meanwhile', () => {
    expect(at(...byEmail)).toMatchObject({
      at: 'signing in',
      tags: ['busy'],
      asks: { 'sign in': { email, password } },
    })
  })

  test('by username asks for its e-mail first, and is busy meanwhile', () => {
    expect(at(...byName)).toMatchObject({
      at: 'resolving username',
      tags: ['busy'],
      asks: { 'resolve login': { username: 'mayalind', password } },
    })
    expect(at(...byName, 'resolve login: finds the e-mail')).toMatchObject({
      at: 'signing in',
      asks: { 'sign in': { email, password } },
    })
  })

  test('does not mind blanks around the name', () => {
    const email = 'field changed (an e-mail with blanks)'
    expect(at(email, secret, 'submitted').asks).toEqual({
      'sign in': { email: 'maya@lindqvist.example', password },
    })
    expect(at('field changed (a username with blanks)', secret, 'submitted').asks).toEqual({
      'resolve login': { username: 'mayalind', password },
    })
  })

  test('with a verified address enters the session, busy meanwhile', () => {
    expect(at(...proven)).toMatchObject({
      at: 'entering',
      tags: ['busy'],
      asks: { 'enter session': { identity: verifiedIdentity } },
    })
  })

  test('that has entered says who is here and where they wanted to go, and keeps no password', () => {
    const moves = [secret, 'submitted', 'sign in: says verified', 'enter session: is entered']
    const entered = told(model, 'a visitor who is known', ...moves)
    expect(entered).toMatchObject({ at: 'entered', context: { password: '' } })
    expect(entered.says).toEqual([{ type: 'signed in', member: settledMember, returnTo }])
  })
})

describe('an address that is not verified', () => {
  test('is told, with the way to its verification', () => {
    const { says, ...told } = at(...owed)
    expect(told).toMatchObject({ at: { form: 'unverified' }, tags: [], asks: {} })
    expect(says).toEqual([
      { type: 'verification owed', identity: unverifiedIdentity },
      { type: 'notice', notice: 'email not verified' },
    ])
    expect(at(...owed, 'verification requested').says).toEqual([
      { type: 'leave', to: '/verify-email', returning: false },
    ])
  })

  test('is no longer spoken of once something is typed, or tried without a password', () => {
    expect(at(...owed, secret).at).toEqual({ form: 'editing' })
    expect(at(...owed, 'submitted').at).toBe('signing in')
  })
})

describe.each([
  ['the name is refused', [...byName, 'resolve login: is refused'], 'wrong credentials'],
  ['the password is refused', [...byEmail, 'sign in: is refused'], 'wrong credentials'],
  ['nobody answers', [...byEmail, 'sign in: cannot be reached'], 'unreachable'],
  ['the session cannot be entered', [...proven, 'enter session: is refused'], 'server error'],
])('where %s', (_, failed, kind) => {
  test('that is said, and the form is there as it was', () => {
    expect(at(...failed)).toMatchObject({
      at: { form: 'editing' },
      tags: [],
      context: { password, failure: { kind } },
      says: [{ notice: 'login failed', failure: { kind } }],
    })
  })

  test('it is forgotten with the next try, and with the next letter', () => {
    expect(at(...failed, 'submitted').context.failure).toBeNull()
    expect(at(...failed, secret).context.failure).toBeNull()
  })
})
