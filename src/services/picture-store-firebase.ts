import { failureOf, ServiceFailure } from '../../machines/failure.ts'
import type { PictureStore } from '../../machines/ports.ts'
import { withinDeadline } from './deadline.ts'
import { refuseForeignDefaults } from './firebase-defaults.ts'
import type { StartedPictures } from './picture-store-firebase/started-pictures.ts'
import type { Timers } from './timers.ts'

/** The time limit of one upload or removal, in ms. */
const CALL_LIMIT = 30_000

/**
 * Firebase Storage behind the port (specification, sections 3 and 7), for the member whom the identity service of the
 * same app has signed in. Loads the library when the first call is made.
 */
export const createFirebasePictureStore = ({
  timers,
  appName = '[DEFAULT]',
}: {
  timers: Timers
  appName?: string
}): PictureStore => {
  let started: StartedPictures | null = null

  const load = async (): Promise<StartedPictures> => {
    refuseForeignDefaults()
    const { startPictures } = await import('./picture-store-firebase/started-pictures.ts').catch(
      () => {
        throw new ServiceFailure({ kind: 'unreachable' })
      },
    )
    started ??= startPictures(appName, CALL_LIMIT)
    return started
  }

  const inTime = <Value>(
    act: (pictures: StartedPictures, signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal | undefined,
  ): Promise<Value> =>
    withinDeadline(
      async (ended) => {
        const pictures = started ?? (await load())
        ended.throwIfAborted()
        return act(pictures, ended)
      },
      { timers, milliseconds: CALL_LIMIT, signal },
    ).catch((error: unknown) => {
      throw new ServiceFailure(failureOf(error))
    })

  return {
    save: (picture, signal) => inTime((pictures, ended) => pictures.save(picture, ended), signal),
    remove: (uid, signal) => inTime((pictures) => pictures.remove(uid), signal),
  }
}
