import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/**
 * A text file with atomic writes: after `kill -9` it is either the old version or the new one.
 * It does not call fsync, so a power cut may lose data. Use it for development only.
 */
export type SafeFile = {
  /** Returns the text, or null if the file does not exist yet. */
  read(): string | null
  /** Replaces the text, if it has changed. */
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
      const temporary = `${path}.${process.pid}.new`
      writeFileSync(temporary, text)
      renameSync(temporary, path)
      written = text
    },
  }
}
