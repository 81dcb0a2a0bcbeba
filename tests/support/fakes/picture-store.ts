import type { PictureStore } from '../../../machines/ports.ts'
import { createFakeControls, type FakeControls, unlessAborted } from './controls.ts'

/** A picture store in memory. `pictures` contains the data URLs by uid. */
export const createFakePictureStore = (): PictureStore & {
  pictures: ReadonlyMap<string, string>
  controls: FakeControls<keyof PictureStore>
} => {
  const { controls, run } = createFakeControls<keyof PictureStore>()
  const pictures = new Map<string, string>()
  return {
    pictures,
    controls,
    save: (picture, signal) =>
      unlessAborted(
        signal,
        run('save', [picture], () => {
          pictures.set(picture.uid, picture.dataUrl)
          return `https://pictures.example/profile_images/${picture.uid}`
        }),
      ),
    remove: (uid, signal) =>
      unlessAborted(
        signal,
        run('remove', [uid], () => {
          pictures.delete(uid)
        }),
      ),
  }
}
