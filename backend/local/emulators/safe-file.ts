import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/**
 * A text file that is either the old version or the new one, also after `kill -9` in the middle.
 * It does not force the disk (no fsync): it is for one developer's machine, not against power loss.
 */
export type SafeFile = {
  /** The text, or null when there is none yet. */
  read(): string | null
  /** Replaces the text; unchanged text costs nothing. */
  write(text: string): void
}

/** Opens the file at `path`; the folder must exist. */
export const safeFile = (path: string): SafeFile => {
  let written: string | null = null
  return {
    read: () => {
      written = existsSync(path) ? readFileSync(path, 'utf8') : null
      return written
    },
    write: (text) => {
      if (text === written) return
      const fresh = `${path}.${process.pid}.new`
      writeFileSync(fresh, text)
      renameSync(fresh, path)
      written = text
    },
  }
}
