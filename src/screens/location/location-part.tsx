import { locationCopy } from '../../copy/profile-form.ts'
import { Button } from '../../design/button/button.tsx'
import { TextField } from '../../design/field/text-field.tsx'
import { locateIcon } from '../../design/icon/ui/locate.gen.ts'
import type { LocationHandlers, LocationState } from './view-props.ts'

type LocationPartProps = {
  location: LocationState
  error: string | undefined
  on: LocationHandlers
}

/** The location field: typed, or found by the browser. */
export function LocationPart({ location, error, on }: LocationPartProps) {
  return (
    <TextField
      anchor="place"
      label={locationCopy.label}
      name="location"
      value={location.address}
      unreadable={location.unreadable}
      onChange={on.type}
      autoComplete="street-address"
      error={error}
      hint={location.hint}
      readOnly={location.locked}
      aside={
        <Button
          tone="ghost"
          size="line"
          icon={locateIcon}
          busy={location.busy}
          busyLabel={locationCopy.busy}
          unavailable={location.locked}
          onClick={on.locate}
        >
          {locationCopy.locate}
        </Button>
      }
    />
  )
}
