import * as v from 'valibot'
import type { Score } from './score.ts'
import type { Shard } from './shards.ts'

/** What the last run of one shard has found, as it lies in test-results/mutation. */
export type Found = {
  shard: string
  group: Shard['group']
  /** The day of the run, `YYYY-MM-DD`. */
  day: string
  seconds: number
  /** Workers, and how busy the machine was when the shard began: what a time can be compared by. */
  workers: number
  load: number
  score: Score
}

const found = v.object({
  shard: v.string(),
  group: v.picklist(['machines', 'services']),
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

/** Reads what was found. Throws where it has another shape. */
export const foundOf = (json: unknown): Found => v.parse(found, json)
