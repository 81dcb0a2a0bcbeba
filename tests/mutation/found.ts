import * as v from 'valibot'
import type { Score } from './score.ts'
import { groups, type Shard } from './shards.ts'

/** The result of a shard's last run, as stored in test-results/mutation. */
export type Found = {
  shard: string
  group: Shard['group']
  /** The date of the run, `YYYY-MM-DD`. */
  day: string
  seconds: number
  /** Workers, and the load of the machine when the shard began, for the comparison of times. */
  workers: number
  load: number
  score: Score
}

const found = v.object({
  shard: v.string(),
  group: v.picklist(groups),
  day: v.string(),
  seconds: v.number(),
  workers: v.number(),
  load: v.number(),
  score: v.object({
    noticed: v.number(),
    survived: v.number(),
    untested: v.number(),
    errors: v.number(),
    survivors: v.array(v.string()),
  }),
})

/** Parses a result. Throws for another shape. */
export const foundOf = (json: unknown): Found => v.parse(found, json)
