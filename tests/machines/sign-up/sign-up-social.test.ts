import { expect, test } from 'vitest'
import { sameOriginPath } from '../../../machines/paths.ts'
import { walkMachine } from '../../support/paths/walk-machine.ts'
import { model } from '../support/sign-up-steps.ts'

test('Google and Apple sign in to the path that was requested first, and end the form', () => {
  const path = sameOriginPath('/settings')
  const returnTo = path && { path, owner: 'uid-maya' }
  const invited = { ...model, inputs: { invited: { draft: null, identity: null, returnTo } } }
  expect(walkMachine(invited, 'invited').services).toEqual({ social: { returnTo } })
  const typed = 'field changed (the password is typed)'
  expect(walkMachine(invited, 'invited', typed, 'social: signs in')).toMatchObject({
    at: 'signed in',
    context: { values: { password: '', confirmPassword: '' } },
  })
})
