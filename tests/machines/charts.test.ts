import { transitionsOf } from 'statewalk/internal'
import { expect, test } from 'vitest'
import { chartOf } from '../../lab/chart/chart-of.ts'
import { models } from '../../machines/models.ts'

test.each(models.map(({ machine }) => machine))(
  'the chart of $id contains every transition',
  (machine) => {
    const { states, edges } = chartOf(machine)
    const rendered = [...edges, ...states.flatMap(({ stays }) => stays)].map(({ id }) => id)
    expect([...new Set(rendered)].sort()).toEqual([...transitionsOf(machine).values()].sort())
    const ids = new Set(states.map(({ id }) => id))
    expect(edges.filter(({ from, to }) => !ids.has(from) || !ids.has(to))).toEqual([])
  },
)
