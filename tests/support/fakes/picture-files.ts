import { ServiceFailure } from '../../../machines/failure.ts'
import type { PictureSize } from '../../../machines/picture/crop.ts'
import type { PictureFiles } from '../../../machines/ports.ts'
import { createFakeControls, type FakeControls, unlessAborted } from './controls.ts'

type Call = 'inspect' | 'prepare' | 'dataUrlOf'

/** Picture files without a browser. Every file with an image type is a picture of this size. */
export const createFakePictureFiles = (
  size: PictureSize = { width: 1_600, height: 1_200 },
): PictureFiles & { held: ReadonlyMap<string, Blob>; controls: FakeControls<Call> } => {
  const { controls, run } = createFakeControls<Call>()
  const held = new Map<string, Blob>()
  let last = 0
  const keep = (file: Blob): string => {
    last += 1
    held.set(`picture-${last}`, file)
    return `picture-${last}`
  }
  const get = (id: string): Blob => {
    const file = held.get(id)
    if (!file) throw new ServiceFailure({ kind: 'picture unreadable' })
    return file
  }
  return {
    held,
    controls,
    add: keep,
    inspect: (id, signal) =>
      unlessAborted(
        signal,
        run('inspect', [id], () => {
          if (!get(id).type.startsWith('image/'))
            throw new ServiceFailure({ kind: 'not a picture' })
          return size
        }),
      ),
    prepare: (job, signal) =>
      unlessAborted(
        signal,
        run('prepare', [job], () => {
          get(job.id)
          return { id: keep(new Blob(['prepared'], { type: 'image/jpeg' })) }
        }),
      ),
    objectUrlOf: (id) => (held.has(id) ? `blob:https://trellis.example/${id}` : ''),
    dataUrlOf: (id) =>
      run(
        'dataUrlOf',
        [id],
        async () => `data:${get(id).type};base64,${btoa(await get(id).text())}`,
      ),
    release: (id) => void held.delete(id),
  }
}
