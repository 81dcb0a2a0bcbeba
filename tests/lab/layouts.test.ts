import type { ElkNode } from 'elkjs/lib/elk-api'
import { expect, test } from 'vitest'
import { chartOf } from '../../lab/chart/chart-of.ts'
import { fold } from '../../lab/chart/fold.ts'
import { createLayouts, type Engine } from '../../lab/chart/layouts.ts'
import { postMachine } from '../../packages/statewalk/tests/toys.ts'
import { type Deferred, deferred } from '../support/deferred.ts'

const chart = chartOf(postMachine())
const whole = fold(chart, [])
const folded = fold(chart, ['waiting.polling'])

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

test('the previous drawing of a machine stays until the next one is ready', async () => {
  const { layouts, answer } = withEngine()
  expect(
    layouts.show(
      'post',
      layouts.get('whole', () => whole),
    ),
  ).toBeNull()
  await answer(0)
  expect(
    layouts.show(
      'post',
      layouts.get('whole', () => whole),
    )?.chart,
  ).toBe(whole)
  expect(
    layouts.show(
      'post',
      layouts.get('folded', () => folded),
    )?.key,
  ).toBe('whole')
  expect(layouts.show('parcel', null)).toBeNull()
  await answer(1)
  expect(
    layouts.show(
      'post',
      layouts.get('folded', () => folded),
    )?.chart,
  ).toBe(folded)
})

test('a layout is computed once', async () => {
  const { layouts, asked, answer } = withEngine()
  layouts.get('whole', () => whole)
  layouts.get('whole', () => whole)
  await answer(0)
  expect(layouts.get('whole', () => whole)?.key).toBe('whole')
  expect(asked).toHaveLength(1)
})

test('a failure is reported for its key', async () => {
  const { layouts, fail } = withEngine()
  layouts.get('whole', () => whole)
  await fail(0)
  expect(layouts.failureOf('whole')).toContain('no layout')
  expect(layouts.failureOf('folded')).toBeNull()
  expect(layouts.get('whole', () => whole)).toBeNull()
})
