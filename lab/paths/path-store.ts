import type { Path } from 'statewalk'
import type { Criterion } from 'statewalk/internal'
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

export const createPathStore = (worker: PathWorker): PathStore => {
  const answers = new Map<string, PathAnswer>()
  const asked = new Set<string>()
  const listeners = new Set<() => void>()
  const keyOf = (machine: string, criterion: Criterion) => `${machine} ${criterion}`
  return {
    want(machine, criterion) {
      const key = keyOf(machine, criterion)
      if (asked.has(key)) return
      asked.add(key)
      worker.ask({ machine, criterion }, (answer) => {
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

/** A worker in the browser for each question. */
export const browserPathWorker: PathWorker = {
  ask(question, answered) {
    const worker = new Worker(new URL('./path-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<PathAnswer>) => {
      if (data.explored === null) worker.terminate()
      answered(data)
    })
    worker.postMessage(question)
  },
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
