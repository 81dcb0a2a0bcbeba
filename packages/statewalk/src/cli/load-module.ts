import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine } from 'xstate'
import type { AnyModel } from '../model.ts'
import { modelFrom } from '../model-from.ts'
import { messageOf } from '../recorder.ts'
import { type Fixture, fixtureOf } from '../replay.ts'

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

/**
 * The models that a module exports, alone or in arrays, and a model of each exported machine that has none. Throws if
 * there is neither.
 */
export const modelsIn = (exported: object, file: string): readonly AnyModel[] => {
  const values = Object.values(exported).flat()
  const models = new Map(values.filter(isModel).map((model) => [model.machine, model]))
  for (const machine of values)
    if (machine instanceof StateMachine && !models.has(machine))
      models.set(machine, modelFrom(machine))
  if (models.size === 0)
    throw new Error(
      `${file} exports no machine and no model. If it does, check with 'npm ls xstate' that there is only one xstate.`,
    )
  return [...models.values()]
}

const isModel = (value: unknown): value is AnyModel =>
  typeof value === 'object' &&
  value !== null &&
  'machine' in value &&
  value.machine instanceof StateMachine &&
  'inputs' in value &&
  'outcomes' in value

/** A recorded path, and the id of its machine. A path without one belongs to every machine. */
export type RecordedPath = Fixture & { machine: string | null }

/** Reads a file with one recorded path or a list of them. The message of an error names the file and the path. */
export const readPaths = (file: string): readonly RecordedPath[] =>
  [parse(file, readFileSync(file, 'utf8'))].flat().map((json, index) => {
    try {
      return { ...fixtureOf(json), machine: machineOf(json) }
    } catch (error) {
      throw new Error(`${file}, path ${index + 1}: ${messageOf(error)}`)
    }
  })

const parse = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is not JSON: ${messageOf(error)}`)
  }
}

const machineOf = (json: unknown): string | null => {
  const { machine }: { machine?: unknown } = Object(json)
  return typeof machine === 'string' ? machine : null
}
