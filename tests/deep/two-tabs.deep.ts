import { expect, test } from 'vitest'
import { boundsFrom } from './bounds.ts'
import { exploreTabs } from './two-tabs.ts'

test('two tabs of one browser agree on who is here, and no visitor is sent to a member page', () => {
  const { broken, path, situations } = exploreTabs(boundsFrom(process.env))
  expect({ broken, path }).toEqual({ broken: null, path: [] })
  expect(situations).toBeGreaterThan(100)
})
