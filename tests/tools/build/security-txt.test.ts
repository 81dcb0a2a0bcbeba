import { expect, test } from 'vitest'
import { securityTxt } from '../../../tools/build/hosting/security-txt.ts'

const now = Date.UTC(2026, 0, 15, 12)

test('security.txt has the contact of the configuration, and expires within a year (RFC 9116)', () => {
  expect(securityTxt({ email: 'security@vines.example', site: 'https://vines.example', now })).toBe(
    [
      'Contact: mailto:security@vines.example',
      'Expires: 2027-01-10T12:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://vines.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('security.txt names no URL of its own if the build knows none', () => {
  const text = securityTxt({ email: 'security@vines.example', site: '', now })
  expect(text).not.toContain('Canonical')
})
