import { readdirSync } from 'node:fs'

type Name = { hash: string; filePath: string }

/**
 * Names the classes of the built site: two characters for the file and one or two for the class, instead of a hash of
 * the file's path. The first is a capital, because vanilla-extract would also replace the name within an attribute of a
 * selector, such as `aps` in `data-wraps`. Every build of the same sources gives the same names, so a prerendered page
 * matches its scripts.
 */
export const classNames = (): ((name: Name) => string) => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css.ts'))
    .map((path) => `src/${path}`)
    .sort()
  const hashes = new Map<string, string>()
  return ({ hash, filePath }) => {
    const file = files.indexOf(filePath)
    if (file < 0) throw new Error(`${filePath} is not a style sheet of the site.`)
    // The first class of a file is its hash and 0, the second its hash and 1.
    const ofFile = hashes.get(filePath) ?? hash.slice(0, -1)
    hashes.set(filePath, ofFile)
    return `${letter(file)}${(file % 36).toString(36)}${hash.slice(ofFile.length)}`
  }
}

const letter = (file: number): string => String.fromCharCode(65 + Math.floor(file / 36))
