import { describe, expect, test } from 'vitest'
import { interestNames } from '../../machines/interest-names.gen.ts'
import type { VerificationMessage } from '../../machines/verify-email/verify-email-setup.ts'
import { brand } from '../../src/copy/brand.ts'
import { signUpCopy, signUpProblemText } from '../../src/copy/sign-up.ts'
import { providerNames } from '../../src/copy/social.ts'
import { pageTitles } from '../../src/copy/titles.ts'
import { verificationMessages, verificationTones } from '../../src/copy/verify-email.ts'
import { repositoryFiles, textOf } from '../support/source/repository.ts'

describe('the interest catalogue', () => {
  test('contains 53 different names, because members may have stored any of them (spec 3.52)', () => {
    expect(new Set(interestNames).size).toBe(53)
    expect(interestNames).toHaveLength(53)
    expect(interestNames.filter((name) => !/^\S.*\S$/.test(name))).toEqual([])
  })

  test('begins and ends with the interests of the specification', () => {
    expect(interestNames.slice(0, 3)).toEqual(['Language Exchange', 'Startup Events', 'Dance'])
    expect(interestNames.slice(-3)).toEqual(['Meditation', 'Cooking', 'Nightlife'])
  })
})

describe('a verification message', () => {
  test.each(Object.entries(verificationMessages))(
    '%s is green by the rule of the specification: %s (spec 4.21, 4.22, 4.23)',
    (key, text) => {
      const isGreen = text.includes('success') || text.includes('verified')
      const { tone, icon } = verificationTones[key as VerificationMessage]
      expect(tone).toBe(isGreen ? 'success' : 'info')
      expect(icon).toBe(text.includes('success') ? 'tick' : 'info')
    },
  )
})

test('a sentence that names two providers names all of them', () => {
  const names = Object.values(providerNames)
  const pages = ['SECURITY.md', 'docs/privacy.md']
  const lines = [...['src/copy', 'backend/routes'].flatMap(repositoryFiles), ...pages].flatMap(
    (path) => textOf(path).split('\n'),
  )
  const namedIn = (line: string) =>
    names.filter((name) => line.replaceAll('Google Play', '').includes(name)).length
  const several = lines.filter((line) => namedIn(line) > 1)
  expect(several.length).toBeGreaterThan(0)
  expect(several.filter((line) => namedIn(line) < names.length)).toEqual([])
})

describe('the brand', () => {
  test('is Trellis by default, with placeholders for the links to both stores (spec 2.37)', () => {
    expect(brand).toEqual({
      name: 'Trellis',
      tagline: 'Coordinate. Connect. Cultivate.',
      supportEmail: 'support@trellis.example',
      privacyPolicy: 'https://trellis.example/privacy',
      googlePlay: '#',
      appStore: '#',
    })
  })

  test('is part of every page title', () => {
    for (const title of Object.values(pageTitles)) expect(title).toContain('Trellis')
  })
})

describe('the hint of a new password', () => {
  test.each([
    [0, 'At least 6 characters'],
    [4, '2 more characters'],
    [5, '1 more character'],
    [6, 'At least 6 characters'],
    [9, 'At least 6 characters'],
  ])('after %i of 6 characters is “%s”', (length, hint) => {
    expect(signUpCopy.passwordHint(6, length)).toBe(hint)
  })
})

describe('a sign-up problem', () => {
  test('contains the minimum length of the password policy', () => {
    expect(signUpProblemText('password', 'too short', 12)).toBe('Please use at least 12 characters')
  })

  test('of differing passwords has the text of the specification', () => {
    expect(signUpProblemText('confirmPassword', 'does not match', 6)).toBe('Passwords do not match')
  })
})
