import * as fc from 'fast-check'
import type { AnyModel } from 'statewalk'
import { forgotPasswordModel } from '../../machines/forgot-password/forgot-password-model.ts'
import { locationModel } from '../../machines/location/location-model.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import { pictureModel } from '../../machines/picture/picture-model.ts'
import { profileFormModel } from '../../machines/profile-form/profile-form-model.ts'
import { signUpModel } from '../../machines/sign-up/sign-up-model.ts'
import { addresses, birthDays, emails, fullNames, phones, pictureSizes } from './varied.ts'

const cityOf = new Map(addresses)
const namesOf = new Map(fullNames.map(([full, first, last]) => [full, { first, last }]))

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const fullName = oneOf(fullNames.map(([full]) => full))
const firstName = oneOf(fullNames.map(([, first]) => first))
const lastName = oneOf(fullNames.map(([, , last]) => last))
const phone = oneOf(phones.map(([typed]) => typed))

const typedInto = <Field extends string>(field: Field, values: fc.Arbitrary<string>) =>
  values.map((value) => ({ type: 'field changed' as const, field, value }))

/** The location field, with the addresses of the list. */
const variedLocation = {
  ...locationModel,
  generated: {
    'address typed': oneOf(addresses).map(([address]) => ({
      type: 'address typed' as const,
      address,
    })),
  },
  invariants: {
    ...locationModel.invariants,
    'a typed address has no coordinates, and its first part is the city (3)': ({
      snapshot: { context },
      last: { event, before },
    }) => {
      const city = event?.type === 'address typed' ? cityOf.get(event.address) : undefined
      if (city === undefined || before?.matches({ lock: 'unlocked' }) === false) return true
      return context.place?.city === city && context.place.coordinates.join() === '0,0'
    },
  },
} satisfies typeof locationModel

/** Both profile forms, with the names, dates of birth and phone numbers of the lists. */
const variedProfileForm = {
  ...profileFormModel,
  generated: {
    'field changed': fc.oneof(
      typedInto('fullName', fullName),
      typedInto('firstName', firstName),
      typedInto('lastName', lastName),
      typedInto('dateOfBirth', oneOf(birthDays)),
      typedInto('phone', phone),
    ),
  },
  invariants: {
    ...profileFormModel.invariants,
    'no name, date of birth or phone number of the lists has a problem (5)': ({
      snapshot: { context },
    }) =>
      !(
        (context.problems.fullName && namesOf.has(context.values.fullName)) ||
        (context.problems.dateOfBirth && birthDays.includes(context.values.dateOfBirth)) ||
        (context.problems.phone && phones.some(([typed]) => typed === context.values.phone))
      ),
    'the first word of a full name is the first name, and the rest the last name (7)': ({
      snapshot: { context },
      justNow,
      last: { before },
    }) => {
      const names = namesOf.get(context.values.fullName)
      if (!names || context.mode === 'completing' || !justNow.ended['load member: fails'])
        return true
      const { firstName: first, lastName: last } = context.member
      return (
        before?.matches('saving the picture') === true ||
        (first === names.first && last === names.last)
      )
    },
  },
} satisfies typeof profileFormModel

/** Sign-up, with the names, emails and phone numbers of the lists. */
const variedSignUp = {
  ...signUpModel,
  generated: {
    'field changed': fc.oneof(
      typedInto('firstName', firstName),
      typedInto('lastName', lastName),
      typedInto('email', oneOf(emails)),
      typedInto('phone', phone),
    ),
  },
  invariants: {
    ...signUpModel.invariants,
    'no email or phone number of the lists has a problem (5)': ({ snapshot: { context } }) =>
      !(
        (context.problems.email && emails.includes(context.values.email)) ||
        (context.problems.phone && phones.some(([typed]) => typed === context.values.phone))
      ),
  },
} satisfies typeof signUpModel

/** The login form, with the emails of the list. */
const variedLogin = {
  ...loginModel,
  generated: { 'field changed': typedInto('identifier', oneOf(emails)) },
} satisfies typeof loginModel

/** The form for a forgotten password, with the emails of the list. */
const variedForgotPassword = {
  ...forgotPasswordModel,
  generated: {
    'field changed': oneOf(emails).map((value) => ({ type: 'field changed' as const, value })),
  },
} satisfies typeof forgotPasswordModel

const inspections = pictureModel.outcomes['inspect file'] ?? {}
const sizes = Object.fromEntries(
  pictureSizes.map(([width, height]) => [
    `has ${width} × ${height} px`,
    { resolves: { width, height } },
  ]),
)

/** The picture, with the sizes of the list, and with every crop that a pointer can draw. */
const variedPicture = {
  ...pictureModel,
  generated: {
    'crop changed': fc
      .record({
        x: fc.integer({ min: -5_000, max: 13_000 }),
        y: fc.integer({ min: -5_000, max: 13_000 }),
        size: fc.integer({ min: -10, max: 13_000 }),
      })
      .map((crop) => ({ type: 'crop changed' as const, crop })),
  },
  outcomes: { ...pictureModel.outcomes, 'inspect file': { ...inspections, ...sizes } },
  temporalRules: {
    ...pictureModel.temporalRules,
    'no file is prepared before its content was checked (5)': {
      never: { started: 'prepare picture' },
      before: [
        { ended: 'inspect file: is a picture' },
        ...Object.keys(sizes).map((size) => ({ ended: `inspect file: ${size}` })),
        { sent: 'crop reopened' },
      ],
    },
  },
} satisfies typeof pictureModel

/** Models of forms that draw from the shared lists instead of having one example each, for walks at random. */
export const variedModels: readonly AnyModel[] = [
  variedLocation,
  variedProfileForm,
  variedSignUp,
  variedLogin,
  variedForgotPassword,
  variedPicture,
]
