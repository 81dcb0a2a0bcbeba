import type { PictureStore } from '../../../machines/ports.ts'
import { createSteering, type Steering, unlessAborted } from './steering.ts'

/** A picture store in memory; `pictures` holds the data URLs by uid. */
export const createFakePictureStore = (): PictureStore & {
  pictures: ReadonlyMap<string, string>
  steering: Steering<keyof PictureStore>
} => {
  const { steering, run } = createSteering<keyof PictureStore>()
  const pictures = new Map<string, string>()
  return {
    pictures,
    steering,
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
