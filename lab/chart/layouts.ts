import ELK, { type ELK as Engine } from 'elkjs/lib/elk-api.js'
import engineAddress from 'elkjs/lib/elk-worker.min.js?url'
import { elkGraphOf, layoutFrom } from './elk-graph.ts'
import type { FoldedChart } from './fold.ts'
import type { Layout, Measure } from './geometry.ts'
import { layoutMeasure } from './layout-measure.ts'
import { graphId, type ReadyLayouts } from './ready-layout.ts'

/** A layout on its way, or the last one until the next arrives. */
export type LayoutStore = {
  /** Asks for a layout, by a key that says what it is of; one that was made before is there at once. */
  want(key: string, chart: FoldedChart): void
  subscribe(listener: () => void): () => void
  /** The layout with this key, or null while it is being made. */
  get(key: string): Layout | null
  /** What went wrong with this key, or null. */
  failureOf(key: string): string | null
  /** Lays these charts out for nobody, one after another: the engine is slow until it has seen a few. */
  warmUp(charts: readonly FoldedChart[]): Promise<void>
}

/** Lays charts out in a worker, where none of the `ready` layouts is of the same chart. Every layout is made once. */
export const createLayouts = (measure: Measure, ready: ReadyLayouts): LayoutStore => {
  const made = new Map<string, Layout>()
  const failed = new Map<string, string>()
  const wanted = new Set<string>()
  const listeners = new Set<() => void>()
  let started: Engine | null = null
  const engine = () => {
    started ??= new ELK({ workerFactory: () => new Worker(engineAddress) })
    return started
  }

  return {
    want(key, chart) {
      if (wanted.has(key)) return
      wanted.add(key)
      const graph = elkGraphOf(chart, measure)
      const kept = ready[graph.id]
      if (kept?.of === graphId(graph)) {
        made.set(key, kept.layout)
        return
      }
      const since = performance.now()
      engine()
        .layout(graph)
        .then((laidOut) => {
          made.set(key, layoutFrom(laidOut))
          performance.measure(layoutMeasure, { start: since })
        })
        .catch((error: unknown) => failed.set(key, String(error)))
        .finally(() => {
          for (const listener of listeners) listener()
        })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: (key) => made.get(key) ?? null,
    failureOf: (key) => failed.get(key) ?? null,
    async warmUp(charts) {
      for (const chart of charts)
        await engine()
          .layout(elkGraphOf(chart, measure))
          .catch(() => {})
    },
  }
}
