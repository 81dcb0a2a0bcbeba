import * as v from 'valibot'
import { type OpenStorage, type Stored, storedIn } from './stored.ts'

/** Stores the steps that a tester has ticked. */
export type TickStorage = Stored<readonly string[]>

/** Stores them in the browser. */
export const ticksIn = (storage: OpenStorage): TickStorage =>
  storedIn(storage, 'trellis:lab:ticks', v.array(v.string()), [])
