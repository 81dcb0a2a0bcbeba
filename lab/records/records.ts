import * as v from 'valibot'
import type { Coverage, Verdict } from '../../machines/model/coverage.ts'
import { makePath } from '../../machines/model/paths.ts'
import { readPathFile } from '../paths/path-file.ts'
import type { ListedPath, PathKind } from '../paths/paths-view.tsx'

/** What tests have left behind: coverage, the paths that passed, and recorded paths. Empty until it is loaded. */
export type Records = {
  subscribe(listener: () => void): () => void
  version(): number
  coverageOf(machine: string): Coverage | null
  recordedOf(machine: string): readonly Omit<ListedPath, 'result'>[]
  /** How a path of this kind fared in the last test run; null where none has left a record of the machine. */
  resultOf(machine: string, path: string, kind: PathKind): ListedPath['result']
}

/** Files by their names, each to be loaded when it is wanted. */
export type RecordFiles = {
  /** `test-results/coverage-machines.json`, where it exists. */
  coverage: Files
  /** `test-results/walked/<walk>/<machine>.json`: the paths that were walked to their end. */
  walked: Files
  /** `tests/regressions/*.json`. */
  regressions: Files
}

type Files = Readonly<Record<string, () => Promise<unknown>>>

/** Loads the records beside the page. A file that cannot be read is left out. */
export const createRecords = (files: RecordFiles): Records => {
  const coverage = new Map<string, Coverage>()
  const walked = new Map<string, ReadonlySet<string>>()
  const recorded = new Map<string, Omit<ListedPath, 'result'>[]>()
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
    for (const { machine, levels } of v.parse(coverageShape, content)) {
      const shown = Object.values(levels).filter((level) => level !== null)
      if (shown.length > 0) coverage.set(machine, shown.reduce(together))
    }
  })
  readAll(files.walked, (content, name) => {
    const place = /([^/]+\/[^/]+)\.json$/.exec(name)?.[1] ?? ''
    const ids = v.parse(walkedShape, content).map(({ input, moves }) => makePath(input, moves).id)
    walked.set(place, new Set(ids))
  })
  readAll(files.regressions, (content) => {
    const { machine, title, input, moves } = readPathFile(JSON.stringify(content))
    const path = { id: makePath(input, moves).id, name: title, input, moves }
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
    resultOf(machine, path, kind) {
      const records = walksOf[kind].flatMap((walk) => walked.get(`${walk}/${machine}`) ?? [])
      if (records.length === 0) return null
      return records.every((record) => record.has(path)) ? 'passed' : 'not passed'
    },
  }
}

/* The tour is walked on the machine alone and on its screen; the paths of the built site are others. */
const walksOf: Readonly<Record<PathKind, readonly string[]>> = {
  tour: ['machine', 'screen'],
  pairs: ['pairs'],
  recorded: ['recorded'],
}

/** What either has covered. */
const together = (one: Coverage, other: Coverage): Coverage => ({
  inputs: either(one.inputs, other.inputs),
  states: either(one.states, other.states),
  transitions: either(one.transitions, other.transitions),
  guards: either(one.guards, other.guards),
  outcomes: either(one.outcomes, other.outcomes),
  events: either(one.events, other.events),
})

const either = (
  one: Readonly<Record<string, Verdict>>,
  other: Readonly<Record<string, Verdict>>,
): Readonly<Record<string, Verdict>> =>
  Object.fromEntries(
    Object.entries(one).map(([id, verdict]) => [id, other[id] === 'covered' ? 'covered' : verdict]),
  )

const verdicts = v.record(v.string(), v.picklist(['covered', 'uncovered', 'unreachable']))
const levelShape = v.object({
  inputs: verdicts,
  states: verdicts,
  transitions: verdicts,
  guards: verdicts,
  outcomes: verdicts,
  events: verdicts,
})
const coverageShape = v.array(
  v.object({ machine: v.string(), levels: v.record(v.string(), v.nullable(levelShape)) }),
)
const walkedShape = v.array(v.object({ input: v.string(), moves: v.array(v.string()) }))
