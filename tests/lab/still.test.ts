import { expect, test } from 'vitest'
import { stillAt } from '../../lab/screen/still.ts'
import { stages } from '../../lab/stages/stages.ts'
import { reportLooks } from '../../src/screens/settings/looks.ts'

const input = stages.find(({ model }) => model.machine.id === 'reportIssue')?.model.inputs
const start = Object.keys(input ?? {})[0] ?? ''
const fragment = (moves: readonly string[]) =>
  `#/reportIssue/step/${moves.length}?${new URLSearchParams({ input: start, moves: JSON.stringify(moves) })}`

test('an address without moves shows the first state, and what should be seen in it', () => {
  expect(stillAt(fragment([]), stages)?.look).toEqual(reportLooks.closed)
})

test('an address of no machine shows nothing', () => {
  expect(stillAt('#/nobody/step/0', stages)).toBeNull()
})

test('an address with a move that is not possible is refused', () => {
  expect(() => stillAt(fragment(['fly away']), stages)).toThrow("'fly away', is not possible")
})
