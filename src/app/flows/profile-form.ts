import { fromCallback, fromPromise } from 'xstate'
import type { DraftName } from '../../../machines/drafts.ts'
import { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import type { ProfileStorageCommand } from '../../../machines/profile-form/profile-form-setup.ts'
import type { ProfileMode } from '../../../machines/profile-form/profile-form-values.ts'
import { draftOwner, type FlowDependencies, uidOf } from './flow-actors.ts'
import { locationFlow } from './location.ts'
import { pictureFlow } from './picture.ts'

/** The draft of the profile form in each mode. */
export const profileDraftNames = {
  completing: 'profile completion',
  editing: 'edit profile',
} as const satisfies Record<ProfileMode, DraftName>

/** The profile-form machine with its child machines and services provided. */
export const profileFormFlow = (dependencies: FlowDependencies) => {
  const { services, session } = dependencies
  const { memberApi, pictureFiles, pictureStore } = services
  return profileFormMachine.provide({
    actors: {
      picture: pictureFlow(dependencies),
      location: locationFlow(dependencies),
      storage: profileStorage(dependencies),
      'upload picture': fromPromise(async ({ input, signal }) => {
        const picture = { uid: uidOf(session), dataUrl: await pictureFiles.dataUrlOf(input.id) }
        return { url: await pictureStore.save(picture, signal) }
      }),
      'update profile': fromPromise(({ input, signal }) => memberApi.update(input, signal)),
      'remove stored picture': fromPromise(({ signal }) =>
        pictureStore.remove(uidOf(session), signal),
      ),
      'load member': fromPromise(({ signal }) => memberApi.me(signal)),
    },
  })
}

/** Stores the draft until its owner signs out, and holds the files of the form. */
const profileStorage = ({ services: { storage, pictureFiles }, session }: FlowDependencies) =>
  fromCallback<ProfileStorageCommand, { form: ProfileMode }>(({ input, receive, sendBack }) => {
    const owner = draftOwner(session.getSnapshot())
    const held = new Set<string>()
    receive((command) => {
      if (command.type === 'hold file') held.add(command.id)
      else if (draftOwner(session.getSnapshot()) === owner) {
        const isStored = storage.writeDraft(profileDraftNames[input.form], owner, command.draft)
        if (!isStored) sendBack({ type: 'draft not stored' })
      }
    })
    return () => {
      for (const id of held) pictureFiles.release(id)
    }
  })
