import { editProfileCopy as copy, profileFormCopy } from '../../copy/profile-form.ts'
import { TextField } from '../../design/field/text-field.tsx'
import { Columns } from '../../design/layout/columns.tsx'
import { LocationPart } from '../location/location-part.tsx'
import type { EditProfileScreenProps } from './edit-profile-props.ts'

export function EditFields(props: EditProfileScreenProps) {
  const { form, location, onField, onLocation } = props
  const { values, problems } = form
  return (
    <>
      <Columns space="5">
        <TextField
          label={copy.fullName}
          name="fullName"
          value={values.fullName}
          onChange={(value) => onField('fullName', value)}
          autoComplete="name"
          required
          error={problems.fullName}
        />
        <TextField
          label={copy.phone}
          name="phone"
          type="tel"
          value={values.phone}
          onChange={(value) => onField('phone', value)}
          autoComplete="tel"
          placeholder={profileFormCopy.phonePlaceholder}
          error={problems.phone}
        />
      </Columns>
      <LockedFields {...props} />
      <Columns space="5">
        <TextField
          label={copy.dateOfBirth}
          name="dateOfBirth"
          type="date"
          value={values.dateOfBirth}
          onChange={(value) => onField('dateOfBirth', value)}
          autoComplete="bday"
          error={problems.dateOfBirth}
        />
        <LocationPart location={location} on={onLocation} />
      </Columns>
    </>
  )
}

const unchanging = () => {}

function LockedFields({ username, form }: EditProfileScreenProps) {
  return (
    <Columns space="5">
      <TextField
        label={copy.username}
        name="username"
        value={username}
        onChange={unchanging}
        autoComplete="username"
        locked
        hint={copy.locked}
      />
      <TextField
        label={copy.email}
        name="email"
        type="email"
        value={form.values.email}
        onChange={unchanging}
        autoComplete="email"
        locked
        hint={copy.locked}
      />
    </Columns>
  )
}
