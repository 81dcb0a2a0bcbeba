import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allShards } from './shards.ts'

test.each(allShards)('what $name changes, and the tests that it names, are there', (shard) => {
  const named = [...shard.changes, ...shard.tests.filter((path) => !path.includes('*'))]
  expect(named.filter((path) => !existsSync(path))).toEqual([])
  expect(shard.changes).not.toEqual([])
})

test('no file is changed by two shards, and no two have one name', () => {
  const changes = allShards.flatMap((shard) => shard.changes)
  const names = allShards.map(({ name }) => name)
  expect(changes).toHaveLength(new Set(changes).size)
  expect(names).toHaveLength(new Set(names).size)
})
