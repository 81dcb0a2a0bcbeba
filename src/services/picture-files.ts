import { type FailureKind, ServiceFailure } from '../../machines/failure.ts'
import type { PictureFiles } from '../../machines/ports.ts'
import { dataUrl } from './picture-files/data-url.ts'
import { encodePicture } from './picture-files/encode-picture.ts'
import { readPictureHeader } from './picture-files/picture-header.ts'
import type { PictureTools } from './picture-tools.ts'

/** In bytes. */
const FILE_LIMIT = 20 * 1024 * 1024
/** In pixels: about 256 MB when decoded. */
const AREA_LIMIT = 64_000_000
/** In px. */
const LARGEST_SIDE = 1_024

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
        const { file } = get(id)
        if (file.size > FILE_LIMIT) throw failure('picture too large')
        const header = readPictureHeader(new Uint8Array(await file.arrayBuffer()))
        if (!header) throw failure('not a picture')
        if (!header.size) throw failure('picture unreadable')
        if (header.size.width * header.size.height > AREA_LIMIT) throw failure('picture too large')

        // Only a decoder knows which way is up, and whether there is a picture behind the header.
        const picture = file.slice(0, file.size, header.type)
        const { width, height, close } = await tools.decode(picture)
        close()
        forgetAddress(id)
        if (held.has(id)) held.set(id, { file: picture, isPicture: true, address: null })
        return { width, height }
      }),

    prepare: ({ id, crop }, signal) =>
      readable(signal, async () => {
        const { file, isPicture } = get(id)
        if (!isPicture) throw failure('picture unreadable')
        const decoded = await tools.decode(file)
        try {
          const side = Math.min(crop.size, LARGEST_SIDE)
          const picture = await encodePicture(decoded.cut(crop, side))
          signal?.throwIfAborted()
          return { id: keep(picture, true) }
        } finally {
          decoded.close()
        }
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
