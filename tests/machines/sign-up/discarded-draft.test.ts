import { expect, test } from 'vitest'
import { signUpModel } from '../../../machines/sign-up/sign-up-model.ts'
import { walkMachine } from '../../support/paths/walk-machine.ts'

const at = (...moves: string[]) => walkMachine(signUpModel, 'a stored draft', ...moves)
const unanswered = [
  'field changed (the password is typed)',
  'field changed (the password is repeated)',
  'submitted',
  'create identity: is created',
  'register: does not answer',
]

test('discarding the draft empties the form, so that an identity that was created does not match it', () => {
  expect(at(...unanswered).context).toMatchObject({ identityMatches: true, isRestored: true })
  const { context, emitted } = at(...unanswered, 'draft discarded')
  expect(Object.values(context.values ?? {}).filter((value) => value !== '')).toEqual([])
  expect(context).toMatchObject({ identityMatches: false, isRestored: false, failure: null })
  expect(emitted).toEqual([{ type: 'notices withdrawn', notices: ['registration failed'] }])
})
