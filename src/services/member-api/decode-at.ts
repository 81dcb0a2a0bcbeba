import * as v from 'valibot'
import { ServiceFailure } from '../../../machines/failure.ts'

/**
 * Returns a decoder for the value at `path` in a body. Throws 'unexpected answer' if the value does not match the
 * schema. The first key of the specification's path (section 7) may be the HTTP client's own wrapper, so the path is
 * tried without and with it (decision 0004). Only own keys are read, so `__proto__` has no effect.
 */
export const decodeAt =
  <Schema extends v.GenericSchema>(path: readonly string[], schema: Schema) =>
  (body: unknown): v.InferOutput<Schema> => {
    for (const keys of [path.slice(1), path]) {
      const result = v.safeParse(schema, keys.reduce(propertyOf, body))
      if (result.success) return result.output
    }
    throw new ServiceFailure({ kind: 'unexpected answer' })
  }

const propertyOf = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
