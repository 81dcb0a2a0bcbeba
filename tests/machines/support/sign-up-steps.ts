import { signUpModel } from '../../../machines/sign-up/sign-up-model.ts'

const typed = (field: 'email' | 'firstName' | 'lastName' | 'password', value: string) =>
  ({ type: 'field changed', field, value }) as const

/** The model of the sign-up with additional samples. */
export const model = {
  ...signUpModel,
  inputs: {
    ...signUpModel.inputs,
    'nothing kept': { draft: null, identity: null, returnTo: null },
    'nothing kept, longer passwords': {
      draft: null,
      identity: null,
      returnTo: null,
      minPasswordLength: 20,
    },
  },
  events: {
    'field changed': {
      ...signUpModel.events?.['field changed'],
      'another email': typed('email', ' maja@lindqvist.example '),
      'another password': typed('password', 'sweet-pea-99'),
      'another first name': typed('firstName', ' Maja '),
      'another last name': typed('lastName', ' Lind '),
      'no last name': typed('lastName', ' '),
    },
  },
}

/** A withdrawal up to the removal of the identity. */
export const withdrawal = [
  'read identity: finds the unverified identity',
  'delete record: is deleted',
]
