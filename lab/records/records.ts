import { type Coverage, dimensions, makePath, type Verdict } from 'statewalk/internal'
import * as v from 'valibot'
import { readPathFile } from '../paths/path-file.ts'
import type { CoverageAnswer, CoverageQuestion } from './coverage-worker.ts'
import { coverageOf, mergeCoverage, type WalkedPath } from './walked-coverage.ts'

/** Coverage by the tests that have run, or, before any, by the tour that they will walk. */
export type KnownCoverage = Coverage & { by: 'tests' | 'tour' }

/** How many of these items are covered. */
export const countOf = (verdicts: readonly Verdict[]) => ({
  covered: verdicts.filter((verdict) => verdict === 'covered').length,
  all: verdicts.length,
})

/** A path that the lab can walk, and its result in the last test run. */
export type ListedPath = {
  id: string
  name: string
  input: string
  moves: readonly string[]
  result: 'passed' | 'not passed' | null
}

/** The origin of a path: the tour and the pairs are generated, the rest is in `tests/regressions`. */
export type PathKind = 'tour' | 'pairs' | 'recorded'

/** Records of test runs: coverage, the paths that passed, and recorded paths. Empty until loaded. */
export type Records = {
  subscribe(listener: () => void): () => void
  version(): number
  coverageOf(machine: string): KnownCoverage | null
  recordedOf(machine: string): readonly Omit<ListedPath, 'result'>[]
  /** The result of a path in the last test run; null without a record of the machine. */
  resultOf(machine: string, path: string, kind: PathKind): ListedPath['result']
}

/** Calculates what walked paths cover. Every answer goes to the callback of the first question. */
export type CoverageWorker = (
  question: CoverageQuestion,
  answered: (answer: CoverageAnswer) => void,
) => void

export type RecordFiles = {
  /** `test-results/coverage-machines.json`, if it exists. */
  coverage: Files
  /** `test-results/walked/<walk>/<machine>.json`: the paths that were walked to their end. */
  walked: Files
  /** `tests/regressions/*.json`. */
  regressions: Files
}

type Files = Readonly<Record<string, () => Promise<unknown>>>

/**
 * Loads the records after the page. Skips files that cannot be read. Coverage follows from the walked paths, so it is as
 * fresh as the last test run; the file of `tests/support/paths/coverage-main.ts` adds what is unreachable, and the coverage of the
 * tour where no test has run.
 */
export const createRecords = (files: RecordFiles, coverageOfWalked: CoverageWorker): Records => {
  const coverage = new Map<string, KnownCoverage>()
  const walkedCoverage = new Map<string, Coverage>()
  const walked = new Map<string, ReadonlySet<string>>()
  const pathsOf = new Map<string, readonly WalkedPath[]>()
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
    for (const { machine, tour, levels } of v.parse(coverageShape, content)) {
      const shown = Object.values(levels).filter((level) => level !== null)
      coverage.set(
        machine,
        shown.length > 0
          ? { ...shown.reduce(mergeCoverage), by: 'tests' }
          : { ...tour, by: 'tour' },
      )
    }
  })
  readAll(files.walked, (content, name) => {
    const walk = /([^/]+\/[^/]+)\.json$/.exec(name)?.[1] ?? ''
    const paths = v.parse(walkedShape, content)
    const ids = paths.map(({ input, moves }) => makePath(input, moves).id)
    walked.set(walk, new Set(ids))
    pathsOf.set(walk, paths)
    const [of, machine = ''] = walk.split('/')
    if (!levels.some((level) => level === of)) return
    const all = levels.flatMap((level) => pathsOf.get(`${level}/${machine}`) ?? [])
    coverageOfWalked({ machine, paths: all }, (answer) => {
      walkedCoverage.set(answer.machine, answer.coverage)
      notify()
    })
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
    coverageOf(machine) {
      const [fresh, known] = [walkedCoverage.get(machine), coverage.get(machine)]
      if (!fresh) return known ?? null
      return { ...(known ? mergeCoverage(fresh, unreachableOf(known)) : fresh), by: 'tests' }
    },
    recordedOf: (machine) => recorded.get(machine) ?? [],
    resultOf(machine, path, kind) {
      const records = walksOf[kind].flatMap((walk) => walked.get(`${walk}/${machine}`) ?? [])
      if (records.length === 0) return null
      return records.every((record) => record.has(path)) ? 'passed' : 'not passed'
    },
  }
}

/* Verdicts of an older run are stale; only what is unreachable depends on the machine alone. */
const unreachableOf = (known: Coverage): Coverage =>
  coverageOf((dimension) =>
    Object.fromEntries(
      Object.entries(known[dimension]).filter(([, verdict]) => verdict === 'unreachable'),
    ),
  )

const levels = ['machine', 'screen'] as const

/* The tour is walked on the machine alone and on its screen. */
const walksOf: Readonly<Record<PathKind, readonly string[]>> = {
  tour: ['machine', 'screen'],
  pairs: ['pairs'],
  recorded: ['recorded'],
}

/** Asks a worker for the coverage of walked paths. The worker starts with the first question. */
export const browserCoverageWorker = (): CoverageWorker => {
  let worker: Worker | null = null
  const start = (answered: (answer: CoverageAnswer) => void) => {
    const started = new Worker(new URL('./coverage-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<CoverageAnswer>) => answered(data))
    return started
  }
  return (question, answered) => {
    worker ??= start(answered)
    worker.postMessage(question)
  }
}

const verdicts = v.record(v.string(), v.picklist(['covered', 'uncovered', 'unreachable']))
const levelShape = v.object(v.entriesFromList(dimensions, verdicts))
const coverageShape = v.array(
  v.object({
    machine: v.string(),
    tour: levelShape,
    levels: v.record(v.string(), v.nullable(levelShape)),
  }),
)
const walkedShape = v.array(v.object({ input: v.string(), moves: v.array(v.string()) }))
