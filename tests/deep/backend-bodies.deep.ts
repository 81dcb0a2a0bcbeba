import { afterAll, beforeEach, describe } from 'vitest'
import { hostileBodiesSuite } from '../backend/suites/hostile-bodies.ts'
import { openTestDatabase } from '../backend/support/test-database.ts'
import { makeWorld } from '../backend/support/world.ts'
import { boundsFrom } from './bounds.ts'

const database = await openTestDatabase()
const world = await makeWorld(database.db)
const { bodies: runs, seed } = boundsFrom(process.env)

beforeEach(async () => {
  world.reset()
  await database.empty()
})
afterAll(() => database.close())

describe(`the API on ${database.engine}`, () => {
  hostileBodiesSuite(() => world, { runs, seed })
})
