import type { Path } from 'statewalk'
import { type Coverage, makePath, type Verdict } from 'statewalk/internal'
import * as v from 'valibot'
import { readPathFile } from '../paths/path-file.ts'
import type { CoverageAnswer, CoverageQuestion } from './coverage-worker.ts'
import type { WalkedPath } from './walked-coverage.ts'

export const countOf = (verdicts: readonly Verdict[]) => ({
  covered: verdicts.filter((verdict) => verdict === 'covered').length,
  all: verdicts.length,
})

/** Records of test runs: coverage, and recorded paths. Empty until loaded. */
export type Records = {
  subscribe(listener: () => void): () => void
  version(): number
  coverageOf(machine: string): Coverage | null
  recordedOf(machine: string): readonly Path[]
}

/** Calculates what walked paths cover. Every answer goes to the callback of the first question. */
export type CoverageWorker = (
  question: CoverageQuestion,
  answered: (answer: CoverageAnswer) => void,
) => void

export type RecordFiles = {
  /** `test-results/walked/<walk>/<machine>.json`: the paths that were walked to their end. */
  walked: Files
  /** `tests/regressions/*.json`. */
  regressions: Files
}

type Files = Readonly<Record<string, () => Promise<unknown>>>

/**
 * Loads the records after the page. Skips files that cannot be read. Coverage follows from the walked paths, so it is as
 * fresh as the last test run.
 */
export const createRecords = (files: RecordFiles, coverageOfWalked: CoverageWorker): Records => {
  const coverage = new Map<string, Coverage>()
  const pathsOf = new Map<string, readonly WalkedPath[]>()
  const recorded = new Map<string, Path[]>()
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
  readAll(files.walked, (content, name) => {
    const walk = /([^/]+\/[^/]+)\.json$/.exec(name)?.[1] ?? ''
    pathsOf.set(walk, v.parse(walkedShape, content))
    const [of, machine = ''] = walk.split('/')
    if (!levels.some((level) => level === of)) return
    const all = levels.flatMap((level) => pathsOf.get(`${level}/${machine}`) ?? [])
    coverageOfWalked({ machine, paths: all }, (answer) => {
      coverage.set(answer.machine, answer.coverage)
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
    coverageOf: (machine) => coverage.get(machine) ?? null,
    recordedOf: (machine) => recorded.get(machine) ?? [],
  }
}

/* The tour is walked on the machine alone and on its screen. */
const levels = ['machine', 'screen'] as const

/** Asks a worker for the coverage of walked paths. The worker starts with the first question. */
export const browserCoverageWorker = (): CoverageWorker => {
  let worker: Worker | null = null
  return (question, answered) => {
    if (!worker) {
      worker = new Worker(new URL('./coverage-worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', ({ data }: MessageEvent<CoverageAnswer>) => answered(data))
    }
    worker.postMessage(question)
  }
}

const walkedShape = v.array(v.object({ input: v.string(), moves: v.array(v.string()) }))
