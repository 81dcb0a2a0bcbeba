import { fromCallback, fromPromise } from 'xstate'
import { type DraftName, filesOf } from '../../../machines/drafts.ts'
import { locationMachine } from '../../../machines/location/location-machine.ts'
import { pictureMachine } from '../../../machines/picture/picture-machine.ts'
import { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import type { ProfileStorageCommand } from '../../../machines/profile-form/profile-form-setup.ts'
import type { ProfileMode } from '../../../machines/profile-form/profile-form-values.ts'
import type { Services } from '../services.ts'

/** The draft of the profile form in each mode. */
export const profileDraftNames = {
  completing: 'profile completion',
  editing: 'edit profile',
} as const satisfies Record<ProfileMode, DraftName>

/** The profile-form machine of a member with its services and those of its children provided. */
export const profileFormFlow = (services: Services, uid: string) => {
  const { memberApi, pictureFiles, pictureStore, position, geocoder } = services
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
      storage: profileStorage(services, uid),
      'upload picture': fromPromise(async ({ input, signal }) => {
        const picture = { uid, dataUrl: await pictureFiles.dataUrlOf(input.id) }
        return { url: await pictureStore.save(picture, signal) }
      }),
      'update profile': fromPromise(({ input, signal }) => memberApi.update(input, signal)),
      'remove stored picture': fromPromise(({ signal }) => pictureStore.remove(uid, signal)),
      'load member': fromPromise(({ signal }) => memberApi.me(signal)),
    },
  })
}

/** Stores the draft, and holds the files of the form. The files of the stored draft belong to the draft. */
const profileStorage = ({ storage, pictureFiles }: Services, uid: string) =>
  fromCallback<ProfileStorageCommand, { form: ProfileMode }>(({ input, receive, sendBack }) => {
    const held = new Set<string>()
    let needed: readonly string[] = []
    receive((command) => {
      if (command.type === 'hold file') held.add(command.id)
      else {
        needed = filesOf(command.draft)
        for (const id of needed) held.add(id)
        const isStored = storage.writeDraft(profileDraftNames[input.form], uid, command.draft)
        if (!isStored) sendBack({ type: 'draft not stored' })
      }
    })
    return () => {
      for (const id of held) if (!needed.includes(id)) pictureFiles.release(id)
    }
  })
