import { describe, expect, test } from 'vitest'
import { loginModel } from '../../machines/login/login-model.ts'
import { sameOriginPath } from '../../machines/paths.ts'
import { settledMember, unverifiedIdentity, verifiedIdentity } from '../../machines/samples.ts'
import { only, walkMachine } from '../support/paths/walk-machine.ts'

const email = 'maya@lindqvist.example'
const password = 'sweet-pea-88'
const path = sameOriginPath('/settings')
const of = (owner: string | null) => ({ identifier: email, returnTo: path && { path, owner } })

const model = {
  ...loginModel,
  inputs: {
    ...loginModel.inputs,
    'a visitor with an identifier': of(null),
    'the member whose session ended': of(verifiedIdentity.uid),
    'another member': of('uid-elin'),
  },
  events: {
    ...loginModel.events,
    'field changed': {
      ...loginModel.events?.['field changed'],
      'an email with blanks': {
        type: 'field changed' as const,
        field: 'identifier' as const,
        value: ` ${email} `,
      },
      'a username with blanks': {
        type: 'field changed' as const,
        field: 'identifier' as const,
        value: ' mayalind ',
      },
      'a password with an accent': {
        type: 'field changed' as const,
        field: 'password' as const,
        value: 'caf\u00e9-88',
      },
      blanks: { type: 'field changed' as const, field: 'identifier' as const, value: '  ' },
    },
  },
  outcomes: {
    ...loginModel.outcomes,
    'sign in': {
      ...loginModel.outcomes['sign in'],
      'has no such email': { rejects: { kind: 'invalid email' as const } },
    },
  },
}
const at = (...moves: string[]) => walkMachine(model, 'a visitor', ...moves)

const typedPassword = 'field changed (a password is typed)'
const byEmail = ['field changed (an email is typed)', typedPassword, 'submitted']
const byUsername = ['field changed (a username is typed)', typedPassword, 'submitted']
const authenticated = [...byEmail, 'sign in: is verified']
const unverified = [...byEmail, 'sign in: is unverified']

describe('the login form', () => {
  test('starts empty or with a prefilled identifier', () => {
    expect(at()).toMatchObject({
      at: { form: 'editing' },
      tags: [],
      services: only('social'),
      emitted: [],
    })
    expect(at().context).toEqual({
      identifier: '',
      unreadable: [],
      usesOtherForm: false,
      password: '',
      email: '',
      returnTo: null,
      missing: null,
      identity: null,
      verifiedEmail: null,
      failure: null,
    })
    expect(walkMachine(model, 'a visitor with an identifier').context.identifier).toBe(email)
  })

  test.each([
    ['an identifier', [], 'identifier'],
    ['a visible identifier', ['field changed (blanks)', typedPassword], 'identifier'],
    ['a password', ['field changed (a username is typed)'], 'password'],
  ])('without %s shows that it is missing, until something is typed', (_, moves, missing) => {
    const asked = at(...moves, 'submitted')
    expect(asked).toMatchObject({
      at: { form: 'editing' },
      services: only('social'),
      context: { missing },
    })
    expect(at(...moves, 'submitted', typedPassword).context.missing).toBeNull()
  })
})

describe('signing in', () => {
  test('by email calls the identity service at once and is busy meanwhile', () => {
    expect(at(...byEmail)).toMatchObject({
      at: 'signing in',
      tags: ['busy'],
      services: { 'sign in': { email, password } },
    })
  })

  test('by username resolves the email first and is busy meanwhile', () => {
    expect(at(...byUsername)).toMatchObject({
      at: 'resolving username',
      tags: ['busy'],
      services: { 'resolve login': { username: 'mayalind', password } },
    })
    expect(at(...byUsername, 'resolve login: finds the email')).toMatchObject({
      at: 'signing in',
      services: { 'sign in': { email, password } },
    })
  })

  test('trims blanks around the identifier', () => {
    const email = 'field changed (an email with blanks)'
    expect(at(email, typedPassword, 'submitted').services).toMatchObject({
      'sign in': { email: 'maya@lindqvist.example', password },
    })
    expect(
      at('field changed (a username with blanks)', typedPassword, 'submitted').services,
    ).toMatchObject({
      'resolve login': { username: 'mayalind', password },
    })
  })

  test('with a verified email starts the session, busy meanwhile', () => {
    expect(at(...authenticated)).toMatchObject({
      at: 'starting session',
      tags: ['busy'],
      emitted: [{ type: 'identity verified', identity: verifiedIdentity }],
    })
  })

  test.each([
    ['a visitor with an identifier', path],
    ['the member whose session ended', path],
    ['another member', null],
  ])(
    'sends the member and the return path of %s to the onboarding at the end and keeps no password',
    (input, returnTo) => {
      const moves = [
        typedPassword,
        'submitted',
        'sign in: is verified',
        'session opened (of the member)',
      ]
      const entered = walkMachine(model, input, ...moves)
      expect(entered).toMatchObject({ at: 'signed in', context: { password: '' } })
      expect(entered.sentTo).toEqual({
        onboarding: [{ type: 'signed in', member: settledMember, authType: 'local', returnTo }],
      })
    },
  )
})

describe('a refused sign-in with an internationalised domain', () => {
  const refused = 'sign in: is refused'
  const internationalised = 'field changed (an email with an internationalised domain is typed)'
  const typed = [internationalised, 'field changed (a password with an accent)', 'submitted']
  const [ascii, own] = ['maya@xn--bcher-kva.example', 'maya@b\u00fccher.example']
  const [composed, decomposed] = ['caf\u00e9-88', 'cafe\u0301-88']

  test('is tried once with each form of the email and of the password, then fails', () => {
    const tries = [0, 1, 2, 3].map(
      (times) => at(...typed, ...Array(times).fill(refused)).services['sign in'],
    )
    expect(tries).toEqual([
      { email: ascii, password: composed },
      { email: ascii, password: decomposed },
      { email: own, password: composed },
      { email: own, password: decomposed },
    ])
    expect(at(...typed, ...Array(4).fill(refused))).toMatchObject({
      at: { form: 'editing' },
      context: { failure: { kind: 'wrong credentials' } },
    })
  })

  test('signs in an account with the other form of the email', () => {
    const moves = [internationalised, typedPassword, 'submitted', refused, 'sign in: is verified']
    expect(at(...moves).at).toBe('starting session')
  })

  test('starts again with the usual form after another submit', () => {
    const moves = [internationalised, typedPassword, 'submitted', refused, refused, 'submitted']
    expect(at(...moves).services['sign in']).toEqual({ email: ascii, password })
  })

  test('says that the password is wrong if the service accepts no other form', () => {
    const moves = [internationalised, typedPassword, 'submitted', refused]
    expect(at(...moves, 'sign in: has no such email').context.failure).toEqual({
      kind: 'wrong credentials',
    })
  })
})

describe('Google and Apple', () => {
  test('sign in to the path that was requested first, end the form and clear the password', () => {
    const visitor = 'a visitor with an identifier'
    expect(walkMachine(model, visitor).services).toEqual({
      social: { returnTo: of(null).returnTo },
    })
    expect(at(...byEmail.slice(0, 2), 'social: signs in')).toMatchObject({
      at: 'signed in',
      context: { password: '' },
    })
  })
})

describe('an unverified email', () => {
  test('is shown with a link to its verification', () => {
    const { emitted, ...end } = at(...unverified)
    expect(end).toMatchObject({ at: { form: 'unverified' }, tags: [], services: only('social') })
    expect(emitted).toEqual([
      { type: 'verification required', identity: unverifiedIdentity },
      { type: 'notice', notice: 'email not verified' },
    ])
    expect(at(...unverified, 'verification requested').emitted).toEqual([
      { type: 'navigate', to: '/verify-email', withReturnPath: false },
    ])
  })

  test('is no longer shown once something is typed or submitted', () => {
    expect(at(...unverified, typedPassword).at).toEqual({ form: 'editing' })
    expect(at(...unverified, 'submitted').at).toBe('signing in')
  })
})

describe.each([
  ['the username is rejected', [...byUsername, 'resolve login: is refused'], 'wrong credentials'],
  ['the password is rejected', [...byEmail, 'sign in: is refused'], 'wrong credentials'],
  [
    'the identity service is unreachable',
    [...byEmail, 'sign in: cannot be reached'],
    'unreachable',
  ],
  [
    'the start of the session fails',
    [...authenticated, 'session not opened (by the backend)'],
    'server error',
  ],
])('if %s', (_, failed, kind) => {
  test('shows the failure and keeps the form', () => {
    expect(at(...failed)).toMatchObject({
      at: { form: 'editing' },
      tags: [],
      context: { password, failure: { kind } },
      emitted: [{ notice: 'login failed', failure: { kind } }],
    })
  })

  test('clears the failure at the next attempt and when something is typed', () => {
    expect(at(...failed, 'submitted').context.failure).toBeNull()
    expect(at(...failed, typedPassword).context.failure).toBeNull()
  })
})
