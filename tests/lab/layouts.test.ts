import type { ElkNode } from 'elkjs/lib/elk-api'
import { expect, test } from 'vitest'
import { chartOf } from '../../lab/chart/chart-of.ts'
import { fold } from '../../lab/chart/fold.ts'
import { createLayouts, type Engine } from '../../lab/chart/layouts.ts'
import { postMachine } from '../../packages/statewalk/tests/toys.ts'
import { type Deferred, deferred } from '../support/deferred.ts'

const chart = chartOf(postMachine())
const whole = fold(chart, new Set())
const folded = fold(chart, new Set(['waiting.polling']))

/** Layouts with an engine that a test resolves. */
const withEngine = () => {
  const asked: { graph: ElkNode; answer: Deferred<ElkNode> }[] = []
  const layout: Engine['layout'] = (graph) => {
    const answer = deferred<ElkNode>()
    asked.push({ graph, answer })
    return answer.promise as ReturnType<Engine['layout']>
  }
  const layouts = createLayouts(
    (text) => text.length * 8,
    {},
    () => ({ layout }),
  )
  const received = () => new Promise<void>((resolve) => layouts.subscribe(resolve))
  return {
    layouts,
    asked,
    async answer(index: number) {
      const notified = received()
      const request = asked[index]
      request?.answer.resolve(request.graph)
      await notified
    },
    async fail(index: number) {
      const notified = received()
      asked[index]?.answer.reject(new Error('no layout'))
      await notified
    },
  }
}

test('the previous layout stays until the requested one is ready', async () => {
  const { layouts, answer } = withEngine()
  layouts.want('post', 'whole', whole)
  expect(layouts.get('post')).toBeNull()
  await answer(0)
  expect(layouts.get('post')?.chart).toBe(whole)
  layouts.want('post', 'folded', folded)
  expect(layouts.get('post')?.key).toBe('whole')
  await answer(1)
  expect(layouts.get('post')?.chart).toBe(folded)
})

test('a layout that is no longer requested is cached', async () => {
  const { layouts, asked, answer } = withEngine()
  layouts.want('post', 'whole', whole)
  await answer(0)
  layouts.want('post', 'folded', folded)
  layouts.want('post', 'whole', whole)
  await answer(1)
  expect(layouts.get('post')?.key).toBe('whole')
  layouts.want('post', 'folded', folded)
  expect(layouts.get('post')?.key).toBe('folded')
  expect(asked).toHaveLength(2)
})

test('the chart of one machine never replaces that of another', async () => {
  const { layouts, answer } = withEngine()
  layouts.want('post', 'whole', whole)
  await answer(0)
  expect(layouts.get('parcel')).toBeNull()
})

test('a failure is reported for its key', async () => {
  const { layouts, fail } = withEngine()
  layouts.want('post', 'whole', whole)
  await fail(0)
  expect(layouts.failureOf('whole')).toContain('no layout')
  expect(layouts.failureOf('folded')).toBeNull()
  expect(layouts.get('post')).toBeNull()
})
