import { fromPromise } from 'xstate'
import { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import { type FlowDependencies, uidOf } from './flow-actors.ts'

/** The profile-form machine with its services provided. */
export const profileFormFlow = ({ services, session }: FlowDependencies) => {
  const { memberApi, pictureFiles, pictureStore } = services
  return profileFormMachine.provide({
    actors: {
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
