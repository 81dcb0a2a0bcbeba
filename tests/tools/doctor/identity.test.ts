import { describe, expect, test } from 'vitest'
import { reply, runDoctor } from './support/run-doctor.ts'

describe('the doctor’s check of the identity project', () => {
  test.each([
    [
      'a password policy that is not enforced',
      {
        network: {
          'https://identitytoolkit.googleapis.com/v2/passwordPolicy': reply(200, {
            customStrengthOptions: { minPasswordLength: 10 },
            enforcementState: 'OFF',
          }),
        },
      },
      'The password policy is not enforced',
    ],
    [
      'a password policy that requires character classes',
      {
        network: {
          'https://identitytoolkit.googleapis.com/v2/passwordPolicy': reply(200, {
            customStrengthOptions: { minPasswordLength: 10, containsNumericCharacter: true },
            enforcementState: 'ENFORCE',
          }),
        },
      },
      'The password policy requires kinds of characters',
    ],
    [
      'a form that allows shorter passwords than the project',
      { env: { VITE_MIN_PASSWORD_LENGTH: '8' } },
      'VITE_MIN_PASSWORD_LENGTH is 8, but the password policy requires 10',
    ],
    [
      'a loopback address among the authorised domains',
      {
        network: {
          'https://identitytoolkit.googleapis.com/v1/projects': reply(200, {
            authorizedDomains: ['trellis.example', 'trellis-live.firebaseapp.com', '127.0.0.1'],
          }),
        },
      },
      '127.0.0.1 is an authorised domain',
    ],
  ])('reports %s', async (_, changes, message) => {
    const { problems } = await runDoctor(changes)
    expect(problems.join('\n')).toContain(message)
  })

  test('does not report an unreadable password policy as a problem', async () => {
    const { output, problems } = await runDoctor({
      network: {
        'https://identitytoolkit.googleapis.com/v2/passwordPolicy': reply(403, {
          error: { message: 'Requests from this referer are blocked.' },
        }),
      },
    })
    expect(problems).toEqual([])
    expect(output).toContain(
      'note: The password policy could not be read: Requests from this referer are blocked.',
    )
  })

  test('lists other authorised domains as notes', async () => {
    const { output, problems } = await runDoctor({
      network: {
        'https://identitytoolkit.googleapis.com/v1/projects': reply(200, {
          authorizedDomains: [
            'trellis.example',
            'trellis-live.firebaseapp.com',
            'trellis-live.web.app',
            'old.example',
          ],
        }),
      },
    })
    expect(problems).toEqual([])
    expect(output).toContain(
      'note: old.example is an authorised domain as well: remove it unless it is yours.',
    )
  })
})
