import type { Path } from 'statewalk'
import type { Criterion } from 'statewalk/internal'
import * as v from 'valibot'
import { type OpenStorage, storedIn } from '../app/stored.ts'
import type { PathAnswer, PathQuestion } from './generate-paths.ts'

/** The generated paths of machines, generated on demand. */
export type PathStore = {
  want(machine: string, criterion: Criterion): void
  subscribe(listener: () => void): () => void
  get(machine: string, criterion: Criterion): PathAnswer | null
  /** The path with this id among those generated so far. */
  find(machine: string, id: string): Path | null
}

/** The interface of a worker for {@link PathQuestion}s. It answers several times, the last time completely. */
export type PathWorker = {
  ask(question: PathQuestion, answered: (answer: PathAnswer) => void): void
}

/** Stores complete answers beyond the page, by the version of the machine. */
export type PathCache = {
  read(question: PathQuestion): PathAnswer | null
  write(answer: PathAnswer): void
}

/** A cache in the browser's storage. A full storage stores nothing more. */
export const pathCacheIn = (
  storage: OpenStorage,
  versionOf: (machine: string) => string,
): PathCache => {
  const cached = ({ machine, criterion }: PathQuestion) =>
    storedIn(storage, `trellis:lab:paths:${machine}:${criterion}`, cacheShape, null)
  return {
    read(question) {
      const stored = cached(question).read()
      if (stored?.version !== versionOf(question.machine)) return null
      const { paths, gaps } = stored
      return { ...question, paths, gaps, firstPaths: [], explored: null, failure: null }
    },
    write(answer) {
      const { machine, paths, gaps } = answer
      cached(answer).write({ version: versionOf(machine), paths, gaps })
    },
  }
}

const texts = v.pipe(v.array(v.string()), v.readonly())
const cacheShape = v.nullable(
  v.object({
    version: v.string(),
    paths: v.pipe(
      v.array(v.object({ id: v.string(), name: v.string(), input: v.string(), moves: texts })),
      v.readonly(),
    ),
    gaps: texts,
  }),
)

/** A store on this worker. It asks every question once; cached paths are shown until the new ones are complete. */
export const createPathStore = (worker: PathWorker, cache: PathCache): PathStore => {
  const answers = new Map<string, PathAnswer>()
  const asked = new Set<string>()
  const listeners = new Set<() => void>()
  const keyOf = (machine: string, criterion: Criterion) => `${machine} ${criterion}`
  return {
    want(machine, criterion) {
      const key = keyOf(machine, criterion)
      if (asked.has(key)) return
      asked.add(key)
      const cached = cache.read({ machine, criterion })
      if (cached) answers.set(key, cached)
      worker.ask({ machine, criterion }, (answer) => {
        if (answer.explored !== null && cached) return
        if (answer.explored === null && answer.failure === null) cache.write(answer)
        answers.set(key, answer)
        for (const listener of listeners) listener()
      })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: (machine, criterion) => answers.get(keyOf(machine, criterion)) ?? null,
    find: (machine, id) =>
      [...answers.values()]
        .filter((answer) => answer.machine === machine)
        .flatMap(({ paths, firstPaths }) => [...paths, ...firstPaths])
        .find((path) => path.id === id) ?? null,
  }
}

/** The worker in a browser. It starts with the first question. */
export const browserPathWorker = (): PathWorker => {
  let worker: Worker | null = null
  return {
    ask(question, answered) {
      worker ??= new Worker(new URL('./path-worker.ts', import.meta.url), { type: 'module' })
      const listen = ({ data }: MessageEvent<PathAnswer>) => {
        if (data.machine !== question.machine || data.criterion !== question.criterion) return
        if (data.explored === null) worker?.removeEventListener('message', listen)
        answered(data)
      }
      worker.addEventListener('message', listen)
      worker.postMessage(question)
    },
  }
}

/**
 * Calls `found` at once. If the fragment names a path that has not been generated yet, generates paths first: the tour,
 * then pairs.
 */
export const findLater = (paths: PathStore, fragment: string, found: () => void): void => {
  const [, machine, id] = /^#\/([^/?]+)\/path\/([^/?]+)/.exec(fragment) ?? []
  if (machine === undefined || id === undefined || paths.find(machine, id)) {
    found()
    return
  }
  const stop = paths.subscribe(() => {
    if (paths.find(machine, id)) {
      stop()
      found()
    } else if (paths.get(machine, 'tour')?.explored === null) paths.want(machine, 'pairs')
  })
  paths.want(machine, 'tour')
}
