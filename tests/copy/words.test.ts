import { describe, expect, test } from 'vitest'
import { brand } from '../../src/copy/brand.ts'
import { interestNames } from '../../src/copy/interests.ts'
import { signUpProblemText } from '../../src/copy/sign-up.ts'
import { pageTitles } from '../../src/copy/titles.ts'
import { messageTone, verificationMessages } from '../../src/copy/verify-email.ts'

describe('the interest catalogue', () => {
  test('names every interest once (spec 3.52)', () => {
    expect(new Set(interestNames).size).toBe(interestNames.length)
  })

  test('begins and ends as the specification prints it', () => {
    expect(interestNames.slice(0, 3)).toEqual(['Language Exchange', 'Startup Events', 'Dance'])
    expect(interestNames.slice(-3)).toEqual(['Meditation', 'Cooking', 'Nightlife'])
  })

  test('ships all 53 printed names, because members may have stored any of them', () => {
    expect(interestNames).toHaveLength(53)
  })
})

describe('a verification message', () => {
  test.each([
    ['sent', 'success', 'tick'],
    ['verified', 'success', 'tick'],
    ['not verified yet', 'success', 'info'],
    ['nobody to send to', 'success', 'info'],
    ['not sent', 'info', 'info'],
    ['check failed', 'info', 'info'],
  ] as const)('"%s" is shown in the tone %s with the icon %s', (key, tone, icon) => {
    expect(messageTone(verificationMessages[key])).toEqual({ tone, icon })
  })
})

describe('the brand', () => {
  test('is Trellis unless the build says otherwise', () => {
    expect(brand).toEqual({
      name: 'Trellis',
      tagline: 'Coordinate. Connect. Cultivate.',
      supportEmail: 'support@trellis.example',
      privacyPolicy: 'https://trellis.example/privacy',
      googlePlay: '#',
      appStore: '#',
    })
  })

  test('stands in the title of every page', () => {
    for (const title of Object.values(pageTitles)) expect(title).toContain('Trellis')
  })
})

describe('a problem at sign-up', () => {
  test('names the length that the project asks for', () => {
    expect(signUpProblemText('password', 'too short', 12)).toBe('Please use at least 12 characters')
  })

  test('of differing passwords is told word for word', () => {
    expect(signUpProblemText('confirmPassword', 'does not match', 6)).toBe('Passwords do not match')
  })
})
