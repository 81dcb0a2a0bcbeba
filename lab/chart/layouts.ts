import ELK, { type ELK as Elk } from 'elkjs/lib/elk-api.js'
import engineAddress from 'elkjs/lib/elk-worker.min.js?url'
import { elkGraphOf, layoutFrom } from './elk-graph.ts'
import type { FoldedChart } from './fold.ts'
import type { Layout, Measure } from './geometry.ts'
import { layoutMeasure } from './layout-measure.ts'
import { graphId, type ReadyLayouts } from './ready-layout.ts'

/** A chart with its layout, by the key under which it was wanted. */
export type Drawing = { key: string; chart: FoldedChart; layout: Layout }

/** The drawing of each machine that is wanted, or the last one until it arrives. */
export type LayoutStore = {
  /** Asks for a drawing of a machine, by a key that says what it is of; one that was made before is there at once. */
  want(machine: string, key: string, chart: FoldedChart): void
  subscribe(listener: () => void): () => void
  /** What there is to show of a machine: until a drawing with the wanted key is made, the one before it; null without one. */
  get(machine: string): Drawing | null
  /** What went wrong with this key, or null. */
  failureOf(key: string): string | null
  /** Lays these charts out for nobody, one after another: the engine is slow until it has seen a few. */
  warmUp(charts: readonly FoldedChart[]): Promise<void>
}

/** What lays charts out. */
export type Engine = Pick<Elk, 'layout'>

/** The engine in a worker. */
const browserEngine = (): Engine => new ELK({ workerFactory: () => new Worker(engineAddress) })

/** Lays charts out in an engine, where none of the `ready` layouts is of the same chart. Every layout is made once. */
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
    const kept = ready[graph.id]
    if (kept?.of === graphId(graph)) {
      made.set(key, { key, chart, layout: kept.layout })
      return
    }
    const since = performance.now()
    engine()
      .layout(graph)
      .then((laidOut) => {
        made.set(key, { key, chart, layout: layoutFrom(laidOut) })
        performance.measure(layoutMeasure, { start: since })
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
