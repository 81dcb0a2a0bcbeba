import { expect, test } from 'vitest'
import { reportExpectations } from '../../lab/page-objects/settings-page.ts'
import { previews } from '../../lab/previews/previews.ts'
import { stillAt } from '../../lab/screen/still.ts'

const input = previews.find(({ model }) => model.machine.id === 'reportIssue')?.model.inputs
const start = Object.keys(input ?? {})[0] ?? ''
const fragment = (moves: readonly string[]) =>
  `#/reportIssue/step/${moves.length}?${new URLSearchParams({ input: start, moves: JSON.stringify(moves) })}`

test('a URL without moves shows the initial state and its expectations', () => {
  expect(stillAt(fragment([]), previews)?.expectation).toEqual(reportExpectations.closed)
})

test('a URL of an unknown machine shows nothing', () => {
  expect(stillAt('#/unknown/step/0', previews)).toBeNull()
})

test('a URL with an impossible move is rejected', () => {
  expect(() => stillAt(fragment(['fly away']), previews)).toThrow("'fly away', is not possible")
})
