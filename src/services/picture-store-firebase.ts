import { failureOf, ServiceFailure } from '../../machines/failure.ts'
import type { PictureStore } from '../../machines/ports.ts'
import { refuseForeignDefaults } from './firebase-defaults.ts'
import { loadedChunk } from './loaded-chunk.ts'
import type { StartedPictures } from './picture-store-firebase/started-pictures.ts'
import { type Timers, withinDeadline } from './timers.ts'

/** The time limit of one upload or removal, in ms. */
const CALL_LIMIT = 30_000

/**
 * The adapter of `PictureStore` for Firebase Storage (specification, sections 3 and 7). Requests are authenticated by
 * the identity of the same Firebase app, once `identityReady` resolves. The first call loads the library.
 */
export const createFirebasePictureStore = ({
  timers,
  identityReady,
  appName = '[DEFAULT]',
}: {
  timers: Timers
  identityReady(): Promise<void>
  appName?: string
}): PictureStore => {
  let started: StartedPictures | null = null

  const load = async (): Promise<StartedPictures> => {
    refuseForeignDefaults()
    const { startPictures } = await loadedChunk(
      import('./picture-store-firebase/started-pictures.ts'),
    )
    started ??= startPictures(appName, CALL_LIMIT)
    return started
  }

  const callInTime = <Value>(
    call: (pictures: StartedPictures, signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal | undefined,
  ): Promise<Value> =>
    withinDeadline(
      async (ended) => {
        const pictures = started ?? (await load())
        await identityReady()
        ended.throwIfAborted()
        return call(pictures, ended)
      },
      { timers, milliseconds: CALL_LIMIT, signal },
    ).catch((error: unknown) => {
      throw new ServiceFailure(failureOf(error))
    })

  return {
    save: (picture, signal) =>
      callInTime((pictures, ended) => pictures.save(picture, ended), signal),
    remove: (uid, signal) => callInTime((pictures) => pictures.remove(uid), signal),
  }
}
