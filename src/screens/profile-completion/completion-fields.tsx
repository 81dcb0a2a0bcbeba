import {
  profileCompletionCopy as copy,
  editProfileCopy,
  profileFormCopy,
} from '../../copy/profile-form.ts'
import { TextField } from '../../design/field/text-field.tsx'
import { Columns } from '../../design/layout/columns.tsx'
import { fieldsOf } from '../fields-of.ts'
import { LocationPart } from '../location/location-part.tsx'
import type { FieldsState, ProfileCompletionScreenProps } from '../profile-form/view-props.ts'

const emailHints = {
  provider: profileFormCopy.emailFromProvider,
  'sign-up': editProfileCopy.locked,
} as const

/** A provider knows no username, so the backend has made one from the name. */
const usernameHints = {
  provider: copy.usernameChosen,
  'sign-up': editProfileCopy.locked,
} as const

type Props = FieldsState & Pick<ProfileCompletionScreenProps, 'username' | 'emailFrom'>

export function CompletionFields(props: Props) {
  const { form, username, emailFrom, location, onField, onLocation } = props
  const field = fieldsOf({ ...form, onField })
  return (
    <>
      <Columns space="5" lines="6">
        <TextField
          {...field('firstName')}
          label={copy.firstName}
          autoComplete="given-name"
          required
        />
        <TextField
          {...field('lastName')}
          label={copy.lastName}
          autoComplete="family-name"
          optional={copy.optional}
        />
      </Columns>
      <TextField
        label={copy.username}
        name="username"
        value={username}
        onChange={() => {}}
        autoComplete="username"
        locked
        hint={usernameHints[emailFrom ?? 'provider']}
      />
      <TextField
        {...field('email')}
        label={copy.email}
        type="email"
        autoComplete="email"
        required
        locked={emailFrom !== null}
        hint={emailFrom ? emailHints[emailFrom] : undefined}
      />
      <TextField
        {...field('phone')}
        label={copy.phone}
        type="tel"
        autoComplete="tel"
        optional={copy.optional}
        placeholder={profileFormCopy.phonePlaceholder}
      />
      <LocationPart location={location} error={form.problems.location} on={onLocation} />
    </>
  )
}
