import { type Coverage, makePath, type Verdict } from 'statewalk'
import * as v from 'valibot'
import { readPathFile } from '../paths/path-file.ts'
import type { ListedPath, PathKind } from '../paths/paths-view.tsx'

/** Records of test runs: coverage, the paths that passed, and recorded paths. Empty until loaded. */
export type Records = {
  subscribe(listener: () => void): () => void
  version(): number
  coverageOf(machine: string): Coverage | null
  recordedOf(machine: string): readonly Omit<ListedPath, 'result'>[]
  /** The result of a path in the last test run; null without a record of the machine. */
  resultOf(machine: string, path: string, kind: PathKind): ListedPath['result']
}

/** Loaders of files, by file name. */
export type RecordFiles = {
  /** `test-results/coverage-machines.json`, if it exists. */
  coverage: Files
  /** `test-results/walked/<walk>/<machine>.json`: the paths that were walked to their end. */
  walked: Files
  /** `tests/regressions/*.json`. */
  regressions: Files
}

type Files = Readonly<Record<string, () => Promise<unknown>>>

/** Loads the records after the page. Skips files that cannot be read. */
export const createRecords = (files: RecordFiles): Records => {
  const coverage = new Map<string, Coverage>()
  const walked = new Map<string, ReadonlySet<string>>()
  const recorded = new Map<string, Omit<ListedPath, 'result'>[]>()
  const listeners = new Set<() => void>()
  let version = 0
  const notify = () => {
    version += 1
    for (const listener of listeners) listener()
  }

  const readAll = (of: Files, read: (content: unknown, name: string) => void) => {
    for (const [name, load] of Object.entries(of))
      void load()
        .then((content) => read(content, name))
        .then(notify, () => {})
  }
  readAll(files.coverage, (content) => {
    for (const { machine, levels } of v.parse(coverageShape, content)) {
      const shown = Object.values(levels).filter((level) => level !== null)
      if (shown.length > 0) coverage.set(machine, shown.reduce(mergeCoverage))
    }
  })
  readAll(files.walked, (content, name) => {
    const walk = /([^/]+\/[^/]+)\.json$/.exec(name)?.[1] ?? ''
    const ids = v.parse(walkedShape, content).map(({ input, moves }) => makePath(input, moves).id)
    walked.set(walk, new Set(ids))
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

/* The tour is walked on the machine alone and on its screen. The built site has other paths. */
const walksOf: Readonly<Record<PathKind, readonly string[]>> = {
  tour: ['machine', 'screen'],
  pairs: ['pairs'],
  recorded: ['recorded'],
}

/** The union of both coverages. */
const mergeCoverage = (one: Coverage, other: Coverage): Coverage => ({
  inputs: mergeVerdicts(one.inputs, other.inputs),
  states: mergeVerdicts(one.states, other.states),
  transitions: mergeVerdicts(one.transitions, other.transitions),
  guards: mergeVerdicts(one.guards, other.guards),
  outcomes: mergeVerdicts(one.outcomes, other.outcomes),
  events: mergeVerdicts(one.events, other.events),
})

const mergeVerdicts = (
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
