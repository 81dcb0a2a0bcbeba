import ELK, { type ELK as Elk } from 'elkjs/lib/elk-api.js'
import engineUrl from 'elkjs/lib/elk-worker.min.js?url'
import { elkGraphOf, layoutFrom } from './elk-graph.ts'
import type { FoldedChart } from './fold.ts'
import type { Layout, Measure } from './geometry.ts'
import { graphId, type ReadyLayouts } from './ready-layout.ts'

/** A chart with its layout, and the key it was requested with. */
export type Drawing = { key: string; chart: FoldedChart; layout: Layout }

/** The requested layout of each machine, or the previous one until it is ready. */
export type LayoutStore = {
  /** Requests a layout of a machine; the key identifies its content. A cached layout is available at once. */
  want(machine: string, key: string, chart: FoldedChart): void
  subscribe(listener: () => void): () => void
  /** The layout to show for a machine: the previous one until the requested key is ready; null if there is none. */
  get(machine: string): Drawing | null
  failureOf(key: string): string | null
  /** Lays these charts out in the background, one after another, because the engine's first layouts are slow. */
  warmUp(charts: readonly FoldedChart[]): Promise<void>
}

export type Engine = Pick<Elk, 'layout'>

const browserEngine = (): Engine => new ELK({ workerFactory: () => new Worker(engineUrl) })

/** Lays charts out in an engine, unless one of the `ready` layouts is of the same chart. Caches every layout. */
export const createLayouts = (
  measure: Measure,
  ready: ReadyLayouts,
  startEngine: () => Engine = browserEngine,
): LayoutStore => {
  const made = new Map<string, Drawing>()
  const failed = new Map<string, string>()
  const asked = new Set<string>()
  const wanted = new Map<string, string>()
  const shown = new Map<string, Drawing>()
  const listeners = new Set<() => void>()
  let started: Engine | null = null
  const engine = () => {
    started ??= startEngine()
    return started
  }

  const show = (machine: string) => {
    const drawing = made.get(wanted.get(machine) ?? '')
    if (drawing) shown.set(machine, drawing)
  }

  const make = (machine: string, key: string, chart: FoldedChart) => {
    const graph = elkGraphOf(chart, measure)
    const precomputed = ready[graph.id]
    if (precomputed?.of === graphId(graph)) {
      made.set(key, { key, chart, layout: precomputed.layout })
      return
    }
    engine()
      .layout(graph)
      .then((laidOut) => {
        made.set(key, { key, chart, layout: layoutFrom(laidOut) })
      })
      .catch((error: unknown) => failed.set(key, String(error)))
      .finally(() => {
        show(machine)
        for (const listener of listeners) listener()
      })
  }

  return {
    want(machine, key, chart) {
      if (wanted.get(machine) === key) return
      wanted.set(machine, key)
      if (!asked.has(key)) make(machine, key, chart)
      asked.add(key)
      show(machine)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: (machine) => shown.get(machine) ?? null,
    failureOf: (key) => failed.get(key) ?? null,
    async warmUp(charts) {
      for (const chart of charts)
        await engine()
          .layout(elkGraphOf(chart, measure))
          .catch(() => {})
    },
  }
}
