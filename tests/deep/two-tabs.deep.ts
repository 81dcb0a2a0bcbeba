import { expect, test } from 'vitest'
import { boundsFrom } from './bounds.ts'
import { exploreTabs } from './two-tabs.ts'

test('two tabs of one browser agree on the session, and no visitor is redirected to a member page', () => {
  const { broken, path, configurations } = exploreTabs(boundsFrom(process.env))
  expect({ broken, path }).toEqual({ broken: null, path: [] })
  expect(configurations).toBeGreaterThan(100)
})
