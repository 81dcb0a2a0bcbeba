import type { Layer, Result, Verdict } from './layer.ts'

type Hooks = {
  started: (layer: Layer) => void
  ended: (result: Result) => void
}

/**
 * Runs layers two abreast, a 'whole' one alone, each after those it needs.
 * Layers start in the order given as far as their needs allow. A layer whose need failed is not run and fails.
 */
export const runLayers = async (layers: readonly Layer[], hooks: Hooks): Promise<Result[]> => {
  const waiting = [...layers]
  const running = new Map<Layer, Promise<void>>()
  const results: Result[] = []
  const chosen = new Set(layers.map((layer) => layer.name))

  const settled = (name: string) =>
    !chosen.has(name) || results.some((result) => result.layer.name === name)
  const brokenNeed = (layer: Layer) =>
    layer.after.find((name) =>
      results.some((result) => result.layer.name === name && result.verdict.failed > 0),
    )
  const next = () =>
    waiting.find((layer) => layer.after.every(settled) && fitsBeside(layer, [...running.keys()]))

  const conclude = (result: Result) => {
    results.push(result)
    hooks.ended(result)
  }

  const start = (layer: Layer) => {
    waiting.splice(waiting.indexOf(layer), 1)
    const broken = brokenNeed(layer)
    if (broken !== undefined) {
      conclude({ layer, verdict: notRun(broken), seconds: 0 })
      return
    }
    hooks.started(layer)
    const since = performance.now()
    running.set(
      layer,
      verdictOf(layer).then((verdict) => {
        running.delete(layer)
        conclude({ layer, verdict, seconds: (performance.now() - since) / 1000 })
      }),
    )
  }

  while (waiting.length > 0 || running.size > 0) {
    for (let layer = next(); layer !== undefined; layer = next()) start(layer)
    if (running.size > 0) {
      await Promise.race(running.values())
    } else if (waiting.length > 0) {
      throw new Error(`Layers wait for each other: ${waiting.map((one) => one.name).join(', ')}`)
    }
  }
  return layers.flatMap((layer) => results.filter((result) => result.layer === layer))
}

const fitsBeside = (layer: Layer, running: readonly Layer[]): boolean =>
  layer.share === 'whole'
    ? running.length === 0
    : running.length < 2 && running.every((other) => other.share === 'half')

/** A layer that throws has failed; the others still run. */
const verdictOf = async (layer: Layer): Promise<Verdict> => {
  try {
    return await layer.run()
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { passed: 0, failed: 1, skipped: 0, output, remarks: [] }
  }
}

const notRun = (need: string): Verdict => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  output: `Not run: '${need}' failed.`,
  remarks: [],
})
