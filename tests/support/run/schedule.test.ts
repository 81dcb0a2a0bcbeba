import { expect, test } from 'vitest'
import { type Layer, oneCheck, type Verdict } from './layer.ts'
import { runLayers } from './schedule.ts'

const passing = () => Promise.resolve(oneCheck(true, ''))

const layer = (name: string, over: Partial<Layer> = {}): Layer => ({
  name,
  title: name,
  share: 'half',
  run: passing,
  ...over,
})

/** Runs layers. Returns how many were running when each one started, including itself. */
const runCounting = async (layers: readonly Layer[]) => {
  const running = new Set<string>()
  const seen: Record<string, number> = {}
  const results = await runLayers(layers, {
    started: ({ name }) => {
      running.add(name)
      seen[name] = running.size
    },
    ended: (result) => running.delete(result.layer.name),
  })
  return { seen, results }
}

/** A run that ends when it is released. */
const pendingRun = () => {
  let release = () => {}
  const run = () =>
    new Promise<Verdict>((resolve) => {
      release = () => resolve(oneCheck(true, ''))
    })
  return { run, release: () => release() }
}

test('two half layers run in parallel, and a third waits', async () => {
  const first = pendingRun()
  const third = layer('c', {
    run: () => {
      first.release()
      return passing()
    },
  })
  const { seen } = await runCounting([layer('a', first), layer('b'), third])
  expect(seen).toEqual({ a: 1, b: 2, c: 2 })
})

test('a whole layer runs alone', async () => {
  const { seen } = await runCounting([layer('a'), layer('b', { share: 'whole' }), layer('c')])
  expect(seen).toEqual({ a: 1, b: 1, c: 2 })
})

test('a layer that throws fails, and the others still run', async () => {
  const { results } = await runCounting([
    layer('a', { run: () => Promise.reject(new Error('out of disk')) }),
    layer('b'),
  ])
  expect(results.map(({ verdict }) => [verdict.passed, verdict.failed])).toEqual([
    [0, 1],
    [1, 0],
  ])
  expect(results[0]?.verdict.output).toContain('out of disk')
})

test('results have the order of the layers, not the order in which they ended', async () => {
  const slow = pendingRun()
  const quick = layer('quick', {
    run: () => {
      slow.release()
      return passing()
    },
  })
  const { results } = await runCounting([layer('slow', slow), quick])
  expect(results.map((result) => result.layer.name)).toEqual(['slow', 'quick'])
})
