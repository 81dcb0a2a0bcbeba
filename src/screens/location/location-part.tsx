import { locationCopy } from '../../copy/profile-form.ts'
import { Button } from '../../design/button/button.tsx'
import { TextField } from '../../design/field/text-field.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import type { LocationActs, LocationState } from './location-props.ts'

type LocationPartProps = { location: LocationState; on: LocationActs; optional?: string }

/** Where the member is: typed, or found by the browser. */
export function LocationPart({ location, on, optional }: LocationPartProps) {
  return (
    <Stack space="3" align="stretch">
      <TextField
        label={locationCopy.label}
        name="location"
        value={location.address}
        onChange={on.type}
        autoComplete="street-address"
        optional={optional}
        maxLength={500}
        hint={location.hint}
      />
      <Stack space="0" align="start">
        <Button
          icon="locate"
          busy={location.busy}
          busyLabel={locationCopy.busy}
          onClick={on.locate}
        >
          {locationCopy.locate}
        </Button>
      </Stack>
    </Stack>
  )
}
