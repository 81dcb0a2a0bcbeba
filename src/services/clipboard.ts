import { ServiceFailure } from '../../machines/failure.ts'
import type { Clipboard } from '../../machines/ports.ts'

/** The clipboard of a browser; absent in old browsers and on insecure pages. */
export type ClipboardWriter = Pick<Navigator['clipboard'], 'writeText'>

/** The clipboard of the visitor's machine. A browser without one rejects like a browser that denies access. */
export const createClipboard = (clipboard: ClipboardWriter | null): Clipboard => ({
  write: async (text) => {
    try {
      if (clipboard) return await clipboard.writeText(text)
    } catch {
      // The browser's error has no further information.
    }
    throw new ServiceFailure({ kind: 'not allowed' })
  },
})
