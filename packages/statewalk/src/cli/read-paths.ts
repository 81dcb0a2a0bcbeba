import { readFileSync } from 'node:fs'
import { messageOf } from '../recorder.ts'
import { type Fixture, fixtureOf } from '../replay.ts'

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
