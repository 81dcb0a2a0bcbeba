import { lisbon } from '../../machines/location/location-model.ts'
import { isSmall } from '../../machines/picture/crop.ts'
import { valuesOf } from '../../machines/profile-form/profile-form-values.ts'
import { conflictsOf } from '../../machines/profile-form/profile-merge.ts'
import { settledMember } from '../../machines/samples.ts'
import { EditProfileScreen } from '../../src/screens/edit-profile/edit-profile-screen.tsx'
import { locationHandlers, toLocationProps } from '../../src/screens/location/view-props.ts'
import { pictureHandlers, toPictureProps } from '../../src/screens/picture/view-props.ts'
import { PreferencesScreen } from '../../src/screens/preferences/preferences-screen.tsx'
import {
  preferencesHandlers,
  toPreferencesProps,
} from '../../src/screens/preferences/view-props.ts'
import { ProfileScreen } from '../../src/screens/profile/profile-screen.tsx'
import { profileMemberOf } from '../../src/screens/profile/view-props.ts'
import { ProfileCompletionScreen } from '../../src/screens/profile-completion/profile-completion-screen.tsx'
import {
  profileFormHandlers,
  toConflicts,
  toProfileFormProps,
} from '../../src/screens/profile-form/view-props.ts'
import { preferencesPage } from '../page-objects/preferences-page.ts'
import {
  locationPage,
  picturePage,
  profileFormPage,
  profilePage,
} from '../page-objects/profile-pages.ts'
import { idleProfileForm, links } from './idle-page.tsx'
import { previewOf } from './preview.ts'

/** /profile-completion and /edit-profile, by the machine's mode. Picture and location are idle. */
export const profileFormPreview = previewOf({
  ...profileFormPage,
  show({ snapshot, send }) {
    const form = {
      ...toProfileFormProps(snapshot),
      conflicts: toConflicts(snapshot.context, {
        fields: conflictsOf(snapshot.context),
        newer: valuesOf(snapshot.context.member),
      }),
    }
    const { locked } = form
    const props = {
      ...idleProfileForm,
      picture: { ...idleProfileForm.picture, busy: snapshot.context.picture === null, locked },
      location: {
        ...idleProfileForm.location,
        address: snapshot.context.place?.address ?? '',
        unreadable: snapshot.context.unreadable.includes('location'),
        locked,
      },
      onLocation: locationHandlers(() => {}, send),
      form,
      ...profileFormHandlers(send),
    }
    return snapshot.context.mode === 'completing' ? (
      <ProfileCompletionScreen {...props} username="maya.lindqvist" emailFrom="provider" />
    ) : (
      <EditProfileScreen {...props} />
    )
  },
})

export const interestsPreview = previewOf({
  ...preferencesPage,
  show: ({ snapshot, send }) => (
    <PreferencesScreen
      {...toPreferencesProps(snapshot)}
      {...preferencesHandlers(send, snapshot.context)}
    />
  ),
})

export const staticPagePreview = previewOf({
  ...profilePage,
  show: () => <ProfileScreen state="ready" member={profileMemberOf(settledMember)} links={links} />,
})

/** The picture on /edit-profile. A selected file gets the sample's id. */
export const picturePreview = previewOf({
  ...picturePage,
  show: ({ snapshot, send, next }) => (
    <EditProfileScreen
      {...idleProfileForm}
      picture={toPictureProps(snapshot, {
        stored: anyPicture,
        shown: anyPicture,
        isSmall,
        objectUrlOf: () => anyPicture,
      })}
      onPicture={pictureHandlers(send, () => (next?.type === 'file chosen' ? next.id : 'file-1'))}
    />
  ),
})

/** The lookup of the location on /edit-profile, with the place of the model. */
export const locationPreview = previewOf({
  ...locationPage,
  show: ({ snapshot, send }) => (
    <EditProfileScreen
      {...idleProfileForm}
      location={toLocationProps(snapshot, { place: lisbon, unreadable: [] })}
      onLocation={locationHandlers(send, () => {})}
    />
  ),
})

/** A picture without a file, of the size in the model. */
const anyPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200" viewBox="0 0 3 2"><path fill="#bcd9c0" d="M0 0h3v2H0z"/><circle fill="#e8b04a" cx="2.3" cy=".6" r=".3"/><path fill="#5d8a54" d="M0 2V1.4l.9-.6.8.6.5-.3.8.5V2z"/></svg>',
)}`
