import type { Layer, Result, Verdict } from './layer.ts'

type Hooks = {
  started: (layer: Layer) => void
  ended: (result: Result) => void
}

/** Runs two 'half' layers in parallel and a 'whole' layer alone, in the given order if possible. */
export const runLayers = async (layers: readonly Layer[], hooks: Hooks): Promise<Result[]> => {
  const waiting = [...layers]
  const running = new Map<Layer, Promise<void>>()
  const results: Result[] = []

  const start = (layer: Layer) => {
    waiting.splice(waiting.indexOf(layer), 1)
    hooks.started(layer)
    const since = performance.now()
    running.set(
      layer,
      verdictOf(layer).then((verdict) => {
        running.delete(layer)
        const result = { layer, verdict, seconds: (performance.now() - since) / 1000 }
        results.push(result)
        hooks.ended(result)
      }),
    )
  }
  const next = () => waiting.find((layer) => fitsBeside(layer, [...running.keys()]))

  while (waiting.length > 0 || running.size > 0) {
    for (let layer = next(); layer !== undefined; layer = next()) start(layer)
    await Promise.race(running.values())
  }
  return layers.flatMap((layer) => results.filter((result) => result.layer === layer))
}

const fitsBeside = (layer: Layer, running: readonly Layer[]): boolean =>
  layer.share === 'whole'
    ? running.length === 0
    : running.length < 2 && running.every((other) => other.share === 'half')

/** A layer that throws fails. The others still run. */
const verdictOf = async (layer: Layer): Promise<Verdict> => {
  try {
    return await layer.run()
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { passed: 0, failed: 1, skipped: 0, output, remarks: [] }
  }
}
