import { type FailureKind, ServiceFailure } from '../../machines/failure.ts'
import type { PictureFiles } from '../../machines/ports.ts'
import { dataUrl } from './picture-files/data-url.ts'
import type { PictureTools } from './picture-tools.ts'

type Held = { file: Blob; isPicture: boolean; address: string | null }

/** The files that a member has chosen on one page, behind the port (specification, sections 5 and 9). */
export const createPictureFiles = (tools: PictureTools): PictureFiles => {
  const held = new Map<string, Held>()
  let last = 0

  const keep = (file: Blob, isPicture: boolean): string => {
    last += 1
    const id = `picture-${last}`
    held.set(id, { file, isPicture, address: null })
    return id
  }
  const forgetAddress = (id: string) => {
    const address = held.get(id)?.address
    if (address) tools.forgetAddress(address)
  }
  const get = (id: string): Held => {
    const present = held.get(id)
    if (!present) throw failure('picture unreadable')
    return present
  }

  return {
    // A page of a hostile type must not get an address of this origin.
    hold: (file) => keep(file.slice(0, file.size, 'application/octet-stream'), false),

    inspect: (id, signal) =>
      readable(signal, async () => {
        const { inspectPicture } = await pictureWork()
        const { picture, size } = await inspectPicture(get(id).file, tools)
        forgetAddress(id)
        if (held.has(id)) held.set(id, { file: picture, isPicture: true, address: null })
        return size
      }),

    prepare: ({ id, crop }, signal) =>
      readable(signal, async () => {
        const { file, isPicture } = get(id)
        if (!isPicture) throw failure('picture unreadable')
        const { cutPicture } = await pictureWork()
        const picture = await cutPicture(file, crop, tools)
        signal?.throwIfAborted()
        return { id: keep(picture, true) }
      }),

    addressOf: (id) => {
      const present = held.get(id)
      if (!present) return ''
      present.address ??= tools.addressOf(present.file)
      return present.address
    },

    dataUrlOf: (id) => readable(undefined, () => dataUrl(get(id).file)),

    release: (id) => {
      forgetAddress(id)
      held.delete(id)
    },
  }
}

/** What looks into files is loaded with the first of them. */
const pictureWork = () =>
  import('./picture-files/picture-work.ts').catch(() => {
    throw failure('unreachable')
  })

/** Runs an act on a file: whatever the browser says against the file, it cannot be read. */
const readable = async <Value>(
  signal: AbortSignal | undefined,
  act: () => Promise<Value>,
): Promise<Value> => {
  try {
    signal?.throwIfAborted()
    const value = await act()
    signal?.throwIfAborted()
    return value
  } catch (error) {
    if (signal?.aborted) throw failure('overtaken')
    throw error instanceof ServiceFailure ? error : failure('picture unreadable')
  }
}

const failure = (kind: FailureKind) => new ServiceFailure({ kind })
