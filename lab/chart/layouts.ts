import ELK, { type ELK as Elk } from 'elkjs/lib/elk-api.js'
import engineUrl from 'elkjs/lib/elk-worker.min.js?url'
import { elkGraphOf, graphId, layoutFrom } from './elk-graph.ts'
import type { FoldedChart } from './fold.ts'
import type { Layout, Measure } from './geometry.ts'

/** A chart with its layout, and the key it was requested with. */
export type Drawing = { key: string; chart: FoldedChart; layout: Layout }

/** The layouts of charts, by keys that identify their content. */
export type LayoutStore = {
  /** The drawing of a chart; null until it is laid out. */
  get(key: string, chart: () => FoldedChart): Drawing | null
  /** Remembers the drawing to show for a machine; returns the previous one while there is none. */
  show(machine: string, drawing: Drawing | null): Drawing | null
  subscribe(listener: () => void): () => void
  version(): number
  failureOf(key: string): string | null
  /** Starts the engine, whose first layout is slow. */
  warmUp(): Promise<void>
}

export type Engine = Pick<Elk, 'layout'>

/** Precomputed layouts, by the hash of their graph. */
export type ReadyLayouts = Readonly<Record<string, Layout>>

const browserEngine = (): Engine => new ELK({ workerFactory: () => new Worker(engineUrl) })

/** Lays charts out in an engine, unless their layout is one of the `ready` ones. Caches every layout. */
export const createLayouts = (
  measure: Measure,
  ready: ReadyLayouts,
  startEngine: () => Engine = browserEngine,
): LayoutStore => {
  const made = new Map<string, Drawing>()
  const failed = new Map<string, string>()
  const asked = new Set<string>()
  const shown = new Map<string, Drawing>()
  const listeners = new Set<() => void>()
  let version = 0
  let started: Engine | null = null
  const engine = () => {
    started ??= startEngine()
    return started
  }

  const make = (key: string, chart: FoldedChart) => {
    const graph = elkGraphOf(chart, measure)
    const layout = ready[graphId(graph)]
    if (layout) {
      made.set(key, { key, chart, layout })
      return
    }
    engine()
      .layout(graph)
      .then((laidOut) => {
        made.set(key, { key, chart, layout: layoutFrom(laidOut) })
      })
      .catch((error: unknown) => failed.set(key, String(error)))
      .finally(() => {
        version += 1
        for (const listener of listeners) listener()
      })
  }

  return {
    get(key, chart) {
      if (!asked.has(key)) make(key, chart())
      asked.add(key)
      return made.get(key) ?? null
    },
    show(machine, drawing) {
      if (drawing) shown.set(machine, drawing)
      return shown.get(machine) ?? null
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
    failureOf: (key) => failed.get(key) ?? null,
    async warmUp() {
      await engine()
        .layout({ id: '' })
        .catch(() => {})
    },
  }
}
