import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** What a path is walked on: the machine itself, its screen in a test page, the site in a browser. */
export const levels = ['machine', 'screen', 'browser'] as const

/** One of the {@link levels}. */
export type Level = (typeof levels)[number]

/** What else is walked, and told to the machine lab alone: all pairs of transitions, and recorded paths. */
export type Walk = Level | 'pairs' | 'recorded'

const walkedPaths = v.array(v.object({ input: v.string(), moves: v.array(v.string()) }))

/** Paths that were walked to their end. */
export type WalkedPaths = v.InferOutput<typeof walkedPaths>

/** Writes down which paths of a machine a test run has walked, for `npm run coverage:machines` and the machine lab. */
export const recordWalked = (
  walk: Walk,
  machine: string,
  paths: readonly { input: string; moves: readonly string[] }[],
): void => {
  mkdirSync(folderOf(walk), { recursive: true })
  const plain = paths.map(({ input, moves }) => ({ input, moves }))
  writeFileSync(fileOf(walk, machine), JSON.stringify(plain))
}

/** What the last run has walked of a machine, or null when none has left a record that can be read. */
export const walkedOn = (level: Level, machine: string): WalkedPaths | null => {
  try {
    return v.parse(walkedPaths, JSON.parse(readFileSync(fileOf(level, machine), 'utf8')))
  } catch {
    return null
  }
}

const folderOf = (walk: Walk): string => join('test-results', 'walked', walk)
const fileOf = (walk: Walk, machine: string): string => join(folderOf(walk), `${machine}.json`)
