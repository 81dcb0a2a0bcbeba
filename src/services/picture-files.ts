import { type FailureKind, ServiceFailure } from '../../machines/failure.ts'
import type { PictureFiles } from '../../machines/ports.ts'
import { loadedChunk } from './loaded-chunk.ts'
import type { PictureTools } from './picture-tools.ts'

/** `shown` is the file of the object URL. */
type HeldFile = { file: Blob; shown: Blob; isPicture: boolean; url: string | null }

/** The adapter of `PictureFiles` (specification, sections 5 and 9). */
export const createPictureFiles = (tools: PictureTools): PictureFiles => {
  const held = new Map<string, HeldFile>()
  let last = 0

  const store = (file: Blob, isPicture: boolean): string => {
    last += 1
    const id = `picture-${last}`
    held.set(id, { file, shown: file, isPicture, url: null })
    return id
  }
  const revokeUrl = (id: string) => {
    const url = held.get(id)?.url
    if (url) tools.revokeObjectURL(url)
  }
  const get = (id: string): HeldFile => {
    const entry = held.get(id)
    if (!entry) throw failure('picture unreadable')
    return entry
  }

  return {
    // The type is removed, so that an HTML file never gets an executable URL of this origin.
    add: (file) => store(file.slice(0, file.size, 'application/octet-stream'), false),

    inspect: (id, signal) =>
      readFile(signal, async () => {
        const { inspectPicture } = await pictureWork()
        const { picture, preview, size } = await inspectPicture(get(id).file, tools)
        revokeUrl(id)
        if (held.has(id))
          held.set(id, { file: picture, shown: preview, isPicture: true, url: null })
        return size
      }),

    prepare: ({ id, crop }, signal) =>
      readFile(signal, async () => {
        const { file, isPicture } = get(id)
        if (!isPicture) throw failure('picture unreadable')
        const { cropPicture } = await pictureWork()
        const picture = await cropPicture(file, crop, tools)
        signal?.throwIfAborted()
        return { id: store(picture, true) }
      }),

    objectUrlOf: (id) => {
      const entry = held.get(id)
      if (!entry) return ''
      entry.url ??= tools.createObjectURL(entry.shown)
      return entry.url
    },

    dataUrlOf: (id) =>
      readFile(undefined, async () => {
        const { file } = get(id)
        return (await pictureWork()).toDataUrl(file)
      }),

    release: (id) => {
      revokeUrl(id)
      held.delete(id)
    },
  }
}

/** The code that reads pictures is loaded with the first file. */
const pictureWork = () => loadedChunk(import('./picture-files/picture-work.ts'))

/** Runs a task on a file. Any error of the browser becomes 'picture unreadable'. */
const readFile = async <Value>(
  signal: AbortSignal | undefined,
  task: () => Promise<Value>,
): Promise<Value> => {
  try {
    signal?.throwIfAborted()
    const value = await task()
    signal?.throwIfAborted()
    return value
  } catch (error) {
    if (signal?.aborted) throw failure('superseded')
    throw error instanceof ServiceFailure ? error : failure('picture unreadable')
  }
}

const failure = (kind: FailureKind) => new ServiceFailure({ kind })
