import ELK, { type ELK as Engine } from 'elkjs/lib/elk-api.js'
import engineAddress from 'elkjs/lib/elk-worker.min.js?url'
import { elkGraphOf, layoutFrom } from './elk-graph.ts'
import type { FoldedChart } from './fold.ts'
import type { Layout, Measure } from './geometry.ts'

/** A layout on its way, or the last one until the next arrives. */
export type LayoutStore = {
  /** Asks for a layout, by a key that says what it is of; one that was made before is there at once. */
  want(key: string, chart: FoldedChart): void
  subscribe(listener: () => void): () => void
  /** The layout with this key, or null while it is being made. */
  get(key: string): Layout | null
  /** What went wrong with this key, or null. */
  failureOf(key: string): string | null
}

/** Lays charts out in a worker, which is started by the first wish; every layout is made once. */
export const createLayouts = (measure: Measure): LayoutStore => {
  const made = new Map<string, Layout>()
  const failed = new Map<string, string>()
  const wanted = new Set<string>()
  const listeners = new Set<() => void>()
  let engine: Engine | null = null

  const tell = () => {
    for (const listener of listeners) listener()
  }

  return {
    want(key, chart) {
      if (wanted.has(key)) return
      wanted.add(key)
      engine ??= new ELK({ workerFactory: () => new Worker(engineAddress) })
      engine
        .layout(elkGraphOf(chart, measure))
        .then((laidOut) => made.set(key, layoutFrom(laidOut)))
        .catch((error: unknown) => failed.set(key, String(error)))
        .finally(tell)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: (key) => made.get(key) ?? null,
    failureOf: (key) => failed.get(key) ?? null,
  }
}

/** Measures texts as the browser will draw them. */
export const createMeasure = (faces: Readonly<Record<'state' | 'label', string>>): Measure => {
  const pen = document.createElement('canvas').getContext('2d')
  const known = new Map<string, number>()
  return (text, face) => {
    const key = `${face} ${text}`
    const width = known.get(key)
    if (width !== undefined) return width
    if (pen) pen.font = faces[face]
    const measured = Math.ceil(pen?.measureText(text).width ?? text.length * 8)
    known.set(key, measured)
    return measured
  }
}
