import { locationModel } from '../../machines/location/location-model.ts'
import { isSmall } from '../../machines/picture/crop.ts'
import { pictureModel } from '../../machines/picture/picture-model.ts'
import type { profileFormMachine } from '../../machines/profile-form/profile-form-machine.ts'
import { profileFormModel } from '../../machines/profile-form/profile-form-model.ts'
import { EditProfileScreen } from '../../src/screens/edit-profile/edit-profile-screen.tsx'
import { locationActs } from '../../src/screens/location/acts-of.ts'
import { locationHands } from '../../src/screens/location/hands.ts'
import { locationLooks } from '../../src/screens/location/looks.ts'
import { locationPropsOf } from '../../src/screens/location/props-of.ts'
import { pictureActs } from '../../src/screens/picture/acts-of.ts'
import { pictureHands } from '../../src/screens/picture/hands.ts'
import { pictureLooks } from '../../src/screens/picture/looks.ts'
import { picturePropsOf } from '../../src/screens/picture/props-of.ts'
import { ProfileCompletionScreen } from '../../src/screens/profile-completion/profile-completion-screen.tsx'
import { type BesideTheForm, profileFormActs } from '../../src/screens/profile-form/acts-of.ts'
import { profileFormHands } from '../../src/screens/profile-form/hands.ts'
import { profileFormLooks } from '../../src/screens/profile-form/looks.ts'
import { profileFormPropsOf } from '../../src/screens/profile-form/props-of.ts'
import type { EventOf } from '../../src/screens/snapshot.ts'
import { restingProfileForm } from './rest.tsx'
import { stageOf } from './stage.ts'

/** /profile-completion and /edit-profile, by the machine's mode. */
export const profileFormStage = stageOf({
  model: profileFormModel,
  looks: profileFormLooks,
  hands: profileFormHands,
  show({ snapshot, send, next }) {
    const props = {
      ...restingProfileForm,
      form: profileFormPropsOf(snapshot),
      ...profileFormActs(send, besideTheForm(next)),
    }
    return snapshot.context.mode === 'completing' ? (
      <ProfileCompletionScreen {...props} emailFrom="provider" />
    ) : (
      <EditProfileScreen {...props} />
    )
  },
})

/** The picture on /edit-profile. The file that is chosen gets the sample's id. */
export const pictureStage = stageOf({
  model: pictureModel,
  looks: pictureLooks,
  hands: pictureHands,
  show: ({ snapshot, send, next }) => (
    <EditProfileScreen
      {...restingProfileForm}
      picture={picturePropsOf(snapshot, {
        stored: anyPicture,
        isSmall,
        addressOf: () => anyPicture,
      })}
      onPicture={pictureActs(send, () => (next?.type === 'file chosen' ? next.id : 'file-1'))}
    />
  ),
})

/** The location on /edit-profile. */
export const locationStage = stageOf({
  model: locationModel,
  looks: locationLooks,
  hands: locationHands,
  show: ({ snapshot, send }) => (
    <EditProfileScreen
      {...restingProfileForm}
      location={locationPropsOf(snapshot)}
      onLocation={locationActs(send)}
    />
  ),
})

const besideTheForm = (next: EventOf<typeof profileFormMachine> | null): BesideTheForm => ({
  sending: () =>
    next?.type === 'submitted'
      ? { picture: next.picture, location: next.location }
      : { picture: { kind: 'kept' }, location: null },
  unsaved: () => next?.type === 'cancelled' && next.unsaved,
})

/** A picture without a file, as large as the one in the model. */
const anyPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200" viewBox="0 0 3 2"><path fill="#bcd9c0" d="M0 0h3v2H0z"/><circle fill="#e8b04a" cx="2.3" cy=".6" r=".3"/><path fill="#5d8a54" d="M0 2V1.4l.9-.6.8.6.5-.3.8.5V2z"/></svg>',
)}`
