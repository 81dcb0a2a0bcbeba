import { expect, test } from 'vitest'
import { activePart } from '../../lab/chart/active-part.ts'
import { chartOf } from '../../lab/chart/chart-of.ts'
import { fold } from '../../lab/chart/fold.ts'
import { postModel } from '../../packages/statewalk/tests/toys.ts'

const box = (x: number, y: number) => ({ x, y, width: 100, height: 50 })

test('the part to fit has the active states without states inside and the lines that leave them', () => {
  const chart = fold(chartOf(postModel().machine), new Set())
  const leaf = 'waiting.polling.pausing'
  const [edge] = chart.edges.filter(({ from }) => from === leaf)
  const layout = {
    width: 2_000,
    height: 2_000,
    states: { waiting: { x: 0, y: 0, width: 2_000, height: 1_900 }, [leaf]: box(300, 400) },
    edges: {
      [edge?.id ?? '']: {
        points: [
          { x: 350, y: 450 },
          { x: 700, y: 900 },
        ],
        label: box(650, 800),
      },
    },
  }
  const part = activePart(chart, layout, new Set(['waiting', 'waiting.polling', leaf]))
  expect(part).toEqual({ x: 284, y: 384, width: 482, height: 532 })
  expect(activePart(chart, layout, new Set())).toEqual({ x: 0, y: 0, width: 2_000, height: 2_000 })
})
