import { earliestBirthDate } from '../../../machines/member-api.gen.ts'
import { editProfileCopy as copy, profileFormCopy } from '../../copy/profile-form.ts'
import { TextField } from '../../design/field/text-field.tsx'
import { Columns } from '../../design/layout/columns.tsx'
import { fieldsOf } from '../fields-of.ts'
import { LocationPart } from '../location/location-part.tsx'
import type { EditProfileScreenProps, FieldsState } from '../profile-form/view-props.ts'

type Props = FieldsState & Pick<EditProfileScreenProps, 'username'>

export function EditFields(props: Props) {
  const { form, location, onField, onLocation } = props
  const field = fieldsOf({ ...form, onField })
  return (
    <>
      <Columns space="5" lines="6">
        <TextField {...field('fullName')} label={copy.fullName} autoComplete="name" required />
        <TextField
          {...field('phone')}
          label={copy.phone}
          type="tel"
          autoComplete="tel"
          placeholder={profileFormCopy.phonePlaceholder}
        />
      </Columns>
      <LockedFields {...props} />
      <Columns space="5" lines="6">
        <TextField
          {...field('dateOfBirth')}
          label={copy.dateOfBirth}
          type="date"
          autoComplete="bday"
          min={earliestBirthDate}
        />
        <LocationPart location={location} error={form.problems.location} on={onLocation} />
      </Columns>
    </>
  )
}

const locked = { locked: true, hint: copy.locked, onChange: () => {} } as const

function LockedFields({ username, form }: Pick<Props, 'username' | 'form'>) {
  return (
    <Columns space="5" lines="6">
      <TextField
        {...locked}
        label={copy.username}
        name="username"
        value={username}
        autoComplete="username"
      />
      <TextField
        {...locked}
        label={copy.email}
        name="email"
        type="email"
        value={form.values.email}
        autoComplete="email"
      />
    </Columns>
  )
}
