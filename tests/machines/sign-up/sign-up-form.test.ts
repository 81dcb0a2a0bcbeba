import { describe, expect, test } from 'vitest'
import {
  draftOf,
  problemsOf,
  registrationOf,
  type SignUpValues,
} from '../../../machines/sign-up/sign-up-form.ts'
import { addressOf, noAddresses } from '../addresses.ts'

const right: SignUpValues = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  username: 'mayalind',
  email: 'maya@lindqvist.example',
  phone: '+46 70 123 45 67',
  password: 'sweet-pea-88',
  confirmPassword: 'sweet-pea-88',
}
const problems = (changes: Partial<SignUpValues>) => problemsOf({ ...right, ...changes }, 6)
const both = (password: string) => ({ password, confirmPassword: password })

describe('the check of a sign-up', () => {
  test('has nothing to say of a form that is right', () => {
    expect(problems({})).toEqual({})
    expect(problems({ lastName: '', phone: '' })).toEqual({})
  })

  test('asks for everything that is needed', () => {
    const nothing = { firstName: '', username: '', email: '', password: '', confirmPassword: '' }
    expect(problems(nothing)).toEqual({
      firstName: 'missing',
      username: 'missing',
      email: 'missing',
      password: 'missing',
      confirmPassword: 'missing',
    })
  })

  test.each([' ', '\t', '\u200B', '\u3164', ' \u00A0 '])('takes %j for no name', (firstName) => {
    expect(problems({ firstName })).toEqual({ firstName: 'missing' })
  })

  test.each(['\u200BMaya', 'Maya\u200B', 'Ma ya'])('takes %j for a name', (firstName) => {
    expect(problems({ firstName })).toEqual({})
  })

  test.each([
    ['firstName', 100],
    ['lastName', 100],
    ['phone', 40],
  ] as const)('finds %s too long from %i characters on', (field, longest) => {
    expect(problems({ [field]: 'a'.repeat(longest) })).toEqual({})
    expect(problems({ [field]: 'a'.repeat(longest + 1) })).toEqual({ [field]: 'too long' })
  })

  test('finds a username, an address and a password too long', () => {
    expect(problems({ email: addressOf(254) })).toEqual({})
    expect(problems({ email: addressOf(255) })).toEqual({ email: 'too long' })
    expect(problems(both('a'.repeat(1_000)))).toEqual({})
    expect(problems(both('a'.repeat(1_001)))).toEqual({ password: 'too long' })
    expect(problems({ username: 'a'.repeat(101) })).toEqual({ username: 'too long' })
  })

  test.each(noAddresses)('takes %j for no address', (email) =>
    expect(problems({ email })).toEqual({ email: 'not an email' }),
  )

  test.each(['m@l.se', ' maya@lindqvist.example ', 'maya.l+x@mail.lindqvist.example'])(
    'takes %j for an address',
    (email) => expect(problems({ email })).toEqual({}),
  )

  test.each(['ma', 'maya lind', 'maya!', 'mäya', 'a'.repeat(31)])(
    'takes %j for no username',
    (username) => expect(problems({ username })).toEqual({ username: 'not a username' }),
  )

  test.each(['may', 'Maya.Lind_9-x', ' mayalind ', 'a'.repeat(30)])(
    'takes %j for a username',
    (username) => expect(problems({ username })).toEqual({}),
  )

  test('counts the characters of a password, not its bytes', () => {
    expect(problems(both('12345'))).toEqual({ password: 'too short' })
    expect(problems(both('123456'))).toEqual({})
    expect(problems(both('🐎🐎🐎'))).toEqual({ password: 'too short' })
  })

  test('wants the password twice, sign by sign', () => {
    const typed = { confirmPassword: 'sweet-pea-88 ' }
    expect(problems(typed)).toEqual({ confirmPassword: 'does not match' })
  })
})

describe('what becomes of the form', () => {
  test('is sent without outer blanks, the password untouched', () => {
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

  test('is kept without the password', () => {
    expect(draftOf(right)).toEqual({
      firstName: 'Maya',
      lastName: 'Lindqvist',
      username: 'mayalind',
      email: 'maya@lindqvist.example',
      phone: '+46 70 123 45 67',
    })
  })
})
