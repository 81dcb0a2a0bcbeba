import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { messageOf } from '../recorder.ts'

/** What loading a module needs of the process. */
export type Runtime = {
  /** The folder that paths are relative to, and whose packages contain tsx. */
  folder: string
  /** Whether the process can import TypeScript without tsx. */
  compilesTypeScript: boolean
  import(url: string): Promise<object>
}

/**
 * Imports a file of the user. TypeScript is compiled by the user's tsx, or by Node if it can. The message of an error
 * names the file, and the line if there is one.
 */
export const loadModule = async (file: string, runtime: Runtime): Promise<object> => {
  const path = resolve(runtime.folder, file)
  if (!existsSync(path)) throw new Error(`There is no file '${file}'.`)
  if (/\.([cm]?ts|tsx)$/.test(path)) await registerTypeScript(file, runtime)
  try {
    return await runtime.import(pathToFileURL(path).href)
  } catch (error) {
    throw new Error(`${file} cannot be imported: ${messageOf(error)}${placeOf(error)}`)
  }
}

const registerTypeScript = async (file: string, runtime: Runtime): Promise<void> => {
  const tsx = resolveTsx(runtime.folder)
  // Importing it registers it, as `node --import tsx` does.
  if (tsx !== null) await runtime.import(pathToFileURL(tsx).href)
  else if (!runtime.compilesTypeScript)
    throw new Error(`${file} is TypeScript: install tsx ('npm i -D tsx'), or pass JavaScript.`)
}

const resolveTsx = (folder: string): string | null => {
  try {
    return createRequire(join(folder, 'package.json')).resolve('tsx')
  } catch {
    return null
  }
}

/*
 * The stack of a syntax error in a script begins with its place; that of most other errors names it in a frame. Frames
 * of this package only say who imports.
 */
const placeOf = (error: unknown): string => {
  const stack = error instanceof Error ? String(error.stack) : ''
  const places = stack.match(/(?<=^|[\s(])(file:\/\/)?\/\S+:\d+/g) ?? []
  const place = places.find((each) => !each.startsWith(ownFolder))
  return place === undefined ? '' : `\n    at ${place}`
}

const ownFolder = new URL('.', import.meta.url).href
