import { expect, test } from 'vitest'
import { loadedChunk } from '../../src/services/loaded-chunk.ts'
import { failureKindOf } from '../support/failure-kind.ts'

test('a chunk that fails to load is unreachable', async () => {
  const chunk = Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  expect(await failureKindOf(loadedChunk(chunk))).toBe('unreachable')
})

test('a chunk that loads is its module', async () => {
  expect(await loadedChunk(Promise.resolve({ start: 1 }))).toEqual({ start: 1 })
})
