import * as v from 'valibot'
import type { Coverage } from '../../machines/model/coverage.ts'
import { makePath } from '../../machines/model/paths.ts'
import { readPathFile } from '../paths/path-file.ts'
import type { ListedPath } from '../paths/paths-view.tsx'

/** What tests have left behind: coverage, the paths that passed, and recorded paths. Empty until it is loaded. */
export type Records = {
  subscribe(listener: () => void): () => void
  version(): number
  coverageOf(machine: string): Coverage | null
  recordedOf(machine: string): readonly ListedPath[]
  /** How a path fared in the last test run; null where none has left a record of the machine. */
  resultOf(machine: string, path: string): ListedPath['result']
}

/** Files by their names, each to be loaded when it is wanted. */
export type RecordFiles = {
  /** `test-results/coverage-machines.json`, where it exists. */
  coverage: Files
  /** `test-results/walked/<level>/<machine>.json`: the paths that were walked to their end. */
  walked: Files
  /** `tests/regressions/*.json`. */
  regressions: Files
}

type Files = Readonly<Record<string, () => Promise<unknown>>>

/** Loads the records beside the page. A file that cannot be read is left out. */
export const createRecords = (files: RecordFiles): Records => {
  const coverage = new Map<string, Coverage>()
  const passed = new Map<string, Set<string>>()
  const recorded = new Map<string, ListedPath[]>()
  const listeners = new Set<() => void>()
  let version = 0
  const tell = () => {
    version += 1
    for (const listener of listeners) listener()
  }

  const readAll = (of: Files, read: (content: unknown, name: string) => void) => {
    for (const [name, load] of Object.entries(of))
      void load()
        .then((content) => read(content, name))
        .then(tell, () => {})
  }
  readAll(files.coverage, (content) => {
    for (const { machine, tour } of v.parse(coverageShape, content))
      coverage.set(machine, tour as Coverage)
  })
  readAll(files.walked, (content, name) => {
    const machine = /([^/]+)\.json$/.exec(name)?.[1] ?? ''
    const ids = v.parse(walkedShape, content).map(({ input, moves }) => makePath(input, moves).id)
    passed.set(machine, new Set([...(passed.get(machine) ?? []), ...ids]))
  })
  readAll(files.regressions, (content) => {
    const { machine, title, input, moves } = readPathFile(JSON.stringify(content))
    const path = { id: makePath(input, moves).id, name: title, input, moves, result: null }
    recorded.set(machine, [...(recorded.get(machine) ?? []), path])
  })

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
    coverageOf: (machine) => coverage.get(machine) ?? null,
    recordedOf: (machine) => recorded.get(machine) ?? [],
    resultOf(machine, path) {
      const walked = passed.get(machine)
      if (!walked) return null
      return walked.has(path) ? 'passed' : 'not passed'
    },
  }
}

const verdicts = v.record(v.string(), v.picklist(['covered', 'uncovered', 'unreachable']))
const coverageShape = v.array(
  v.object({
    machine: v.string(),
    tour: v.object({
      inputs: verdicts,
      states: verdicts,
      transitions: verdicts,
      guards: verdicts,
      outcomes: verdicts,
      events: verdicts,
    }),
  }),
)
const walkedShape = v.array(v.object({ input: v.string(), moves: v.array(v.string()) }))
