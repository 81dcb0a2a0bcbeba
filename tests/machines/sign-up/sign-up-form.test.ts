import { describe, expect, test } from 'vitest'
import {
  draftOf,
  problemsOf,
  registrationOf,
  type SignUpField,
  type SignUpValues,
} from '../../../machines/sign-up/sign-up-form.ts'
import { emailOfLength, invalidEmails } from '../emails.ts'

const right: SignUpValues = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  username: 'mayalind',
  email: 'maya@lindqvist.example',
  phone: '+46 70 123 45 67',
  password: 'sweet-pea-88',
  confirmPassword: 'sweet-pea-88',
}
const problems = (changes: Partial<SignUpValues>, unreadable: readonly SignUpField[] = []) =>
  problemsOf({ ...right, ...changes }, { minPasswordLength: 6, unreadable })
const both = (password: string) => ({ password, confirmPassword: password })

describe('the validation of a sign-up', () => {
  test('finds no problem in a valid form', () => {
    expect(problems({})).toEqual({})
    expect(problems({ lastName: '', phone: '' })).toEqual({})
  })

  test('requires every mandatory field', () => {
    const nothing = { firstName: '', username: '', email: '', password: '', confirmPassword: '' }
    expect(problems(nothing)).toEqual({
      firstName: 'missing',
      username: 'missing',
      email: 'missing',
      password: 'missing',
      confirmPassword: 'missing',
    })
  })

  test.each([' ', '\t', '\u200B', '\u3164', ' \u00A0 '])('rejects %j as a name', (firstName) => {
    expect(problems({ firstName })).toEqual({ firstName: 'missing' })
  })

  test.each(['\u200BMaya', 'Maya\u200B', 'Ma ya'])('accepts %j as a name', (firstName) => {
    expect(problems({ firstName })).toEqual({})
  })

  test('rejects an unreadable field, whatever its value', () => {
    expect(problems({ email: '' }, ['email', 'phone'])).toEqual({
      email: 'unreadable',
      phone: 'unreadable',
    })
  })

  test('counts the characters that are sent', () => {
    expect(problems({ firstName: `${'\u200b'.repeat(50)}${'a'.repeat(100)} ` })).toEqual({})
  })

  test.each([
    ['\u200b\u202amaya＠lindqvist.example\u202c', 'maya@lindqvist.example'],
    ['maya@B\u00fccher.example', 'maya@xn--bcher-kva.example'],
  ])('accepts the email %j and sends it as %s', (email, sent) => {
    expect(problems({ email })).toEqual({})
    expect(registrationOf({ ...right, email }).email).toBe(sent)
  })

  test('accepts a username with what no one sees, and sends it without', () => {
    const username = '\u200bｍａｙａ\u2060lind\u00ad'
    expect(problems({ username })).toEqual({})
    expect(registrationOf({ ...right, username }).username).toBe('mayalind')
  })

  test.each([
    ['firstName', 100],
    ['lastName', 100],
    ['phone', 40],
  ] as const)('rejects %s above %i characters', (field, maxLength) => {
    expect(problems({ [field]: 'a'.repeat(maxLength) })).toEqual({})
    expect(problems({ [field]: 'a'.repeat(maxLength + 1) })).toEqual({ [field]: 'too long' })
  })

  test('rejects an overlong username, email and password', () => {
    expect(problems({ email: emailOfLength(254) })).toEqual({})
    expect(problems({ email: emailOfLength(255) })).toEqual({ email: 'too long' })
    expect(problems(both('a'.repeat(1_000)))).toEqual({})
    expect(problems(both('a'.repeat(1_001)))).toEqual({ password: 'too long' })
    expect(problems({ username: 'a'.repeat(101) })).toEqual({ username: 'too long' })
  })

  test.each(invalidEmails)('rejects %j as an email', (email) =>
    expect(problems({ email })).toEqual({ email: 'not an email' }),
  )

  test.each(['m@l.se', ' maya@lindqvist.example ', 'maya.l+x@mail.lindqvist.example'])(
    'accepts %j as an email',
    (email) => expect(problems({ email })).toEqual({}),
  )

  test.each(['ma', 'maya lind', 'maya!', 'mäya', 'a'.repeat(31)])(
    'rejects %j as a username',
    (username) => expect(problems({ username })).toEqual({ username: 'not a username' }),
  )

  test.each(['may', 'Maya.Lind_9-x', ' mayalind ', 'a'.repeat(30)])(
    'accepts %j as a username',
    (username) => expect(problems({ username })).toEqual({}),
  )

  test('counts the characters of a password, not its bytes', () => {
    expect(problems(both('12345'))).toEqual({ password: 'too short' })
    expect(problems(both('123456'))).toEqual({})
    expect(problems(both('🐎🐎🐎'))).toEqual({ password: 'too short' })
  })

  test('requires exactly the same password twice', () => {
    const typed = { confirmPassword: 'sweet-pea-88 ' }
    expect(problems(typed)).toEqual({ confirmPassword: 'does not match' })
  })
})

describe('the values of the form', () => {
  test('are sent without outer blanks, with an unchanged password', () => {
    const blanks: SignUpValues = {
      firstName: ' Maya ',
      lastName: ' Lindqvist ',
      username: ' mayalind ',
      email: ' maya@lindqvist.example ',
      phone: ' 112 ',
      ...both(' sweet-pea-88 '),
    }
    expect(registrationOf(blanks)).toEqual({
      firstName: 'Maya',
      lastName: 'Lindqvist',
      username: 'mayalind',
      email: 'maya@lindqvist.example',
      phone: '112',
      password: ' sweet-pea-88 ',
    })
  })

  test('are stored as a draft without the password', () => {
    expect(draftOf(right)).toEqual({
      firstName: 'Maya',
      lastName: 'Lindqvist',
      username: 'mayalind',
      email: 'maya@lindqvist.example',
      phone: '+46 70 123 45 67',
    })
  })
})
