import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { isSmall } from '../../../machines/picture/crop.ts'
import type { pictureMachine } from '../../../machines/picture/picture-machine.ts'
import type { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import { hasReplacedPicture } from '../../../machines/profile-form/profile-form-values.ts'
import { EditProfileScreen } from '../../screens/edit-profile/edit-profile-screen.tsx'
import { locationHandlers, toLocationProps } from '../../screens/location/view-props.ts'
import { pictureHandlers, toPictureProps } from '../../screens/picture/view-props.ts'
import { ProfileCompletionScreen } from '../../screens/profile-completion/profile-completion-screen.tsx'
import { profileFormHandlers, toProfileFormProps } from '../../screens/profile-form/view-props.ts'
import { profileDraftNames, profileFormFlow } from '../flows/profile-form.ts'
import { dayInWords, localDay } from '../local-day.ts'
import { readerLocales } from '../reader-locales.ts'
import type { PageModule } from './page-module.ts'
import { useApp } from './use-app.ts'

/** /profile-completion and /edit-profile, with the member's record. */
export const page: PageModule<typeof profileFormMachine> = {
  open: async ({ services }, { page: path, identity, member }) => {
    if (!identity || !member) return null
    const { clock, position, storage } = services
    const mode = path === '/profile-completion' ? 'completing' : 'editing'
    return {
      logic: profileFormFlow(services, identity.uid),
      input: {
        mode,
        member,
        phone: { stored: member.phone, readable: await readablePhoneOf(member) },
        today: localDay(clock.now()),
        draft: storage.readDraft(profileDraftNames[mode], identity.uid),
        hasGeolocation: position.isSupported(),
      },
    }
  },
  Screen: ProfileForm,
}

/** The phone number in a readable format, or as it is stored if the code for the format cannot be loaded. */
const readablePhoneOf = async ({ phone }: { phone: string }): Promise<string> => {
  if (phone === '') return ''
  try {
    return (await import('../../services/phone-number.ts')).readablePhone(phone)
  } catch {
    return phone
  }
}

function ProfileForm({ page: flow }: Parameters<(typeof page)['Screen']>[0]) {
  const { session, services } = useApp()
  const { pictureFiles } = services
  // The refs of the start: a finished form has stopped its children, and its page still shows their last snapshots.
  const [{ picture, location }] = useState(() => childrenOf(flow.getSnapshot()))
  const snapshot = useSelector(flow, (current) => current)
  const authType = useSelector(session, ({ context }) => context.identity?.authType)
  const objectUrlOf = (id: string) => pictureFiles.objectUrlOf(id)
  const { mode, member, profileImage: stored } = snapshot.context
  const props = {
    ...profileFormHandlers(flow.send),
    form: {
      ...toProfileFormProps(snapshot),
      pictureReplaced: hasReplacedPicture(snapshot.context),
    },
    picture: toPictureProps(
      useSelector(picture, (current) => current),
      { stored, isSmall, objectUrlOf },
    ),
    onPicture: pictureHandlers(picture.send, (file) =>
      acceptsFile(picture.getSnapshot()) ? pictureFiles.add(file) : null,
    ),
    location: useSelector(location, toLocationProps),
    onLocation: locationHandlers(location.send),
  }
  if (mode === 'completing') {
    const source = authType === 'local' ? 'sign-up' : 'provider'
    return <ProfileCompletionScreen {...props} emailFrom={member.email === '' ? null : source} />
  }
  return (
    <EditProfileScreen
      {...props}
      username={member.username}
      date={dayInWords(services.clock.now(), readerLocales(navigator.languages))}
    />
  )
}

const childrenOf = ({
  children: { picture, location },
}: SnapshotFrom<typeof profileFormMachine>) => {
  if (!picture || !location) throw new Error('The profile form has not started its children')
  return { picture, location }
}

/** A file that the picture would ignore is not held, because no actor would release it. */
const acceptsFile = (picture: SnapshotFrom<typeof pictureMachine>): boolean =>
  picture.status === 'active' && picture.can({ type: 'file chosen', id: '' })
