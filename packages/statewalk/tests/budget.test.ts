import { afterEach, describe, expect, test, vi } from 'vitest'
import { type AnyStateMachine, assign, createMachine } from 'xstate'
import { createBudget, type Limits, limitsOf } from '../src/budget.ts'
import type { AnyModel } from '../src/model.ts'
import { modelFrom } from '../src/model-from.ts'
import { problemsIn, reportModel } from '../src/model-report.ts'

describe('a budget', () => {
  const machine = createMachine({
    id: 'counter',
    types: { context: {} as { count: number } },
    context: { count: 0 },
    on: { up: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
  })
  const strict: AnyModel = { ...modelFrom<AnyStateMachine>(machine), defaults: false }

  test.each([
    [{ configurations: 3 }, 'more than 3 configurations'],
    [{ seconds: 0 }, 'more than 0 seconds'],
    [{ megabytes: 0 }, 'more than 0 MB of memory'],
  ])('ends the exploration with a partial report: %o', (limits, why) => {
    const { graph, findings, coverage } = reportModel({ ...strict, limits })
    expect(findings[0]).toMatchObject({
      verdict: 'unknown',
      name: `Not everything was explored: there are ${why}.`,
    })
    expect(problemsIn({ findings })).toEqual([])
    expect(graph.configurations.length).toBeGreaterThan(0)
    expect(Object.keys(coverage.transitions)).toEqual(['counter: up → stays'])
  })

  describe('ends above its limit', () => {
    const budget = (limits: Partial<Limits>) => createBudget(limitsOf({ limits }), 0)
    afterEach(() => {
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
    })

    test('of seconds', () => {
      const clock = vi.spyOn(performance, 'now')
      const spent = budget({ seconds: 2 })
      clock.mockReturnValue(2_000)
      expect(spent(1)).toBeNull()
      clock.mockReturnValue(2_001)
      expect(spent(1)).toBe('2 seconds')
    })

    test('of memory, which it reads at every 256th configuration', () => {
      vi.spyOn(performance, 'now').mockReturnValue(0)
      const heap = vi.spyOn(process, 'memoryUsage')
      const holding = (heapUsed: number) => ({ heapUsed }) as NodeJS.MemoryUsage
      const spent = budget({ megabytes: 7 })
      heap.mockReturnValue(holding(7_000_000))
      expect(spent(256)).toBeNull()
      heap.mockReturnValue(holding(7_000_001))
      expect(spent(255)).toBeNull()
      expect(spent(512)).toBe('7 MB of memory')
    })

    test.each([
      ['no process', undefined],
      ['a process that does not know it', {}],
    ])('but not of memory in a browser with %s', (_, process) => {
      vi.spyOn(performance, 'now').mockReturnValue(0)
      vi.stubGlobal('process', process)
      const spent = budget({ megabytes: 7 })(256)
      vi.unstubAllGlobals()
      expect(spent).toBeNull()
    })
  })
})
