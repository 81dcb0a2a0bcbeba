import {
  profileCompletionCopy as copy,
  editProfileCopy,
  profileFormCopy,
} from '../../copy/profile-form.ts'
import { TextField } from '../../design/field/text-field.tsx'
import { Columns } from '../../design/layout/columns.tsx'
import { LocationPart } from '../location/location-part.tsx'
import type { ProfileCompletionScreenProps } from './profile-completion-props.ts'

const emailHints = {
  provider: profileFormCopy.emailFromProvider,
  'sign-up': editProfileCopy.locked,
} as const

export function CompletionFields(props: ProfileCompletionScreenProps) {
  const { form, emailFrom, location, onField, onLocation } = props
  const { values, problems } = form
  return (
    <>
      <Columns space="5">
        <TextField
          label={copy.firstName}
          name="firstName"
          value={values.firstName}
          onChange={(value) => onField('firstName', value)}
          autoComplete="given-name"
          required
          error={problems.firstName}
        />
        <TextField
          label={copy.lastName}
          name="lastName"
          value={values.lastName}
          onChange={(value) => onField('lastName', value)}
          autoComplete="family-name"
          optional={copy.optional}
          error={problems.lastName}
        />
      </Columns>
      <TextField
        label={copy.email}
        name="email"
        type="email"
        value={values.email}
        onChange={(value) => onField('email', value)}
        autoComplete="email"
        required
        locked={emailFrom !== null}
        hint={emailFrom ? emailHints[emailFrom] : undefined}
        error={problems.email}
      />
      <TextField
        label={copy.phone}
        name="phone"
        type="tel"
        value={values.phone}
        onChange={(value) => onField('phone', value)}
        autoComplete="tel"
        optional={copy.optional}
        placeholder={profileFormCopy.phonePlaceholder}
        error={problems.phone}
      />
      <LocationPart location={location} on={onLocation} />
    </>
  )
}
