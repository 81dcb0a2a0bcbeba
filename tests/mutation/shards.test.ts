import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allShards } from './shards.ts'

test.each(allShards)('the files and tests of $name exist', (shard) => {
  const named = [...shard.changes, ...shard.tests.filter((path) => !path.includes('*'))]
  expect(named.filter((path) => !existsSync(path))).toEqual([])
  expect(shard.changes).not.toEqual([])
})

test('no file belongs to two shards, and shard names are unique', () => {
  const changes = allShards.flatMap((shard) => shard.changes)
  const names = allShards.map(({ name }) => name)
  expect(changes).toHaveLength(new Set(changes).size)
  expect(names).toHaveLength(new Set(names).size)
})
