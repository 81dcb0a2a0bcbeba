import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** The levels of a walk: the machine without a screen, its screen in happy-dom. */
export const levels = ['machine', 'screen'] as const

/** One of the {@link levels}. */
export type Level = (typeof levels)[number]

/** The kinds of recorded walks. Only the machine lab uses 'pairs' (all pairs of transitions) and 'recorded' paths. */
export type Walk = Level | 'pairs' | 'recorded'

const walkedPaths = v.array(v.object({ input: v.string(), moves: v.array(v.string()) }))

/** Paths that were walked completely. */
export type WalkedPaths = v.InferOutput<typeof walkedPaths>

/** Records the paths of a machine that a test run has walked, for `coverage-main.ts` and the machine lab. */
export const recordWalked = (
  walk: Walk,
  machine: string,
  paths: readonly { input: string; moves: readonly string[] }[],
): void => {
  mkdirSync(folderOf(walk), { recursive: true })
  const plain = paths.map(({ input, moves }) => ({ input, moves }))
  writeFileSync(fileOf(walk, machine), JSON.stringify(plain))
}

/** The paths of a machine that the last run has walked, or null without a readable record. */
export const walkedOn = (level: Level, machine: string): WalkedPaths | null => {
  try {
    return v.parse(walkedPaths, JSON.parse(readFileSync(fileOf(level, machine), 'utf8')))
  } catch {
    return null
  }
}

const folderOf = (walk: Walk): string => join('test-results', 'walked', walk)
const fileOf = (walk: Walk, machine: string): string => join(folderOf(walk), `${machine}.json`)
