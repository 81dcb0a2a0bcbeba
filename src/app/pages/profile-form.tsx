import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { fromCallback, fromPromise } from 'xstate'
import { locationMachine } from '../../../machines/location/location-machine.ts'
import { positionOf } from '../../../machines/onboarding/set-up.ts'
import { isSmall } from '../../../machines/picture/crop.ts'
import { pictureMachine } from '../../../machines/picture/picture-machine.ts'
import { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import type { ProfileStorageCommand } from '../../../machines/profile-form/profile-form-types.ts'
import { changesOf, valuesOf } from '../../../machines/profile-form/profile-form-values.ts'
import { conflictsOf } from '../../../machines/profile-form/profile-merge.ts'
import { hasReplacedPicture } from '../../../machines/profile-form/profile-update.ts'
import { EditProfileScreen } from '../../screens/edit-profile/edit-profile-screen.tsx'
import { locationHandlers, toLocationProps } from '../../screens/location/view-props.ts'
import { pictureHandlers, toPictureProps } from '../../screens/picture/view-props.ts'
import { ProfileCompletionScreen } from '../../screens/profile-completion/profile-completion-screen.tsx'
import {
  changedLabels,
  profileFormHandlers,
  toConflicts,
  toProfileFormProps,
} from '../../screens/profile-form/view-props.ts'
import type { PhoneFormat } from '../../services/phone-number.ts'
import { phoneFormatFor } from '../../services/phone-number-lazy.ts'
import { pictureUrl } from '../../services/picture-url.ts'
import { dayInWords, readerLocales } from '../../services/reader-locales.ts'
import type { Services } from '../create-services.ts'
import type { PageModule } from './page-module.ts'
import { useApp } from './use-app.ts'

const modes = { '/profile-completion': 'completing', '/edit-profile': 'editing' } as const

/** /profile-completion and /edit-profile, with the member's record. */
export const page: PageModule<typeof profileFormMachine, keyof typeof modes> = {
  open: async ({ services }, { page: path, identity, member }) => {
    if (!identity || !member) return null
    const { position, storage } = services
    const mode = modes[path]
    const draftKey = { form: path, uid: identity.uid }
    const phone = await phoneFormatFor(member.phone, readerLocales(navigator.languages))
    return {
      logic: profileFormFlow(services, draftKey, phone.complete),
      input: {
        mode,
        member,
        phone: { stored: member.phone, readable: phone.readable },
        draft: storage.readDraft({ ...draftKey, version: member.version ?? null }),
        hasGeolocation: position.isSupported(),
      },
    }
  },
  Screen: ProfileForm,
}

function ProfileForm({ page: flow }: Parameters<(typeof page)['Screen']>[0]) {
  const { session, onboarding, services } = useApp()
  const { pictureFiles } = services
  // The children are read once, at the start: a finished form has stopped its children, and its page still shows their last snapshots.
  const [{ picture, location }] = useState(() => childrenOf(flow.getSnapshot()))
  const snapshot = useSelector(flow, (current) => current)
  const authType = useSelector(session, ({ context }) => context.identity?.authType)
  const objectUrlOf = (id: string) => pictureFiles.objectUrlOf(id)
  const { mode, member, profileImage: stored } = snapshot.context
  const props = {
    ...profileFormHandlers(flow.send),
    form: {
      ...toProfileFormProps(snapshot),
      changed: changedLabels(mode, changesOf(snapshot.context)),
      pictureReplaced: hasReplacedPicture(snapshot.context),
      conflicts: toConflicts(snapshot.context, {
        fields: conflictsOf(snapshot.context),
        newer: valuesOf(member),
      }),
    },
    picture: toPictureProps(
      useSelector(picture, (current) => current),
      { stored, shown: pictureUrl(stored), isSmall, objectUrlOf },
    ),
    onPicture: pictureHandlers(picture.send, (file) =>
      acceptsFile(picture.getSnapshot()) ? pictureFiles.add(file) : null,
    ),
    location: toLocationProps(
      useSelector(location, (current) => current),
      snapshot.context,
    ),
    onLocation: locationHandlers(location.send, flow.send),
  }
  if (mode === 'completing') {
    const source = authType === 'local' ? 'sign-up' : 'provider'
    return (
      <ProfileCompletionScreen
        {...props}
        username={member.username}
        emailFrom={member.email === '' ? null : source}
        position={positionOf(onboarding.getSnapshot().context.steps, '/profile-completion')}
      />
    )
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

/** The profile-form machine of a member with its services and those of its children provided. */
export const profileFormFlow = (
  services: Services,
  draftKey: { form: keyof typeof modes; uid: string },
  completePhone: PhoneFormat['complete'],
) => {
  const { memberApi, pictureFiles, pictureStore, position, geocoder } = services
  const { uid } = draftKey
  return profileFormMachine.provide({
    actors: {
      picture: pictureMachine.provide({
        actors: {
          'inspect file': fromPromise(({ input, signal }) =>
            pictureFiles.inspect(input.id, signal),
          ),
          'prepare picture': fromPromise(({ input, signal }) =>
            pictureFiles.prepare(input, signal),
          ),
        },
      }),
      location: locationMachine.provide({
        actors: {
          'get position': fromPromise(({ signal }) => position.current(signal)),
          'reverse geocode': fromPromise(({ input, signal }) =>
            geocoder.placeAt(input.coordinates, signal),
          ),
        },
      }),
      storage: profileStorage(services, draftKey),
      'upload picture': fromPromise(async ({ input, signal }) => {
        const picture = { uid, dataUrl: await pictureFiles.dataUrlOf(input.id) }
        return { url: await pictureStore.save(picture, signal) }
      }),
      'update profile': fromPromise(async ({ input: { version, ...update }, signal }) => {
        const phone = completePhone(update.phone)
        await memberApi.update({ ...update, phone }, version, signal)
        return { phone }
      }),
      'remove stored picture': fromPromise(({ signal }) => pictureStore.remove(uid, signal)),
      'load member': fromPromise(({ signal }) => memberApi.me(signal)),
    },
  })
}

/** Stores the draft, and holds the files of the form. */
const profileStorage = (
  { storage, pictureFiles }: Services,
  draftKey: { form: keyof typeof modes; uid: string },
) =>
  fromCallback<ProfileStorageCommand>(({ receive, sendBack }) => {
    const held = new Set<string>()
    receive((command) => {
      if (command.type === 'hold file') held.add(command.id)
      else {
        const { version, draft } = command
        if (!storage.writeDraft({ ...draftKey, version }, draft))
          sendBack({ type: 'draft not stored' })
      }
    })
    return () => held.forEach(pictureFiles.release)
  })
