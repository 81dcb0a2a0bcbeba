import * as v from 'valibot'
import { ServiceFailure } from '../../../machines/failure.ts'

/**
 * Reads one thing out of an answer, or rejects it as 'unexpected answer'. `path` is the specification's
 * (section 7); its first step may count the HTTP client's own wrapper or not, so both are tried (decision 0004).
 * Steps lead over own keys only, and the schema names every field it takes: `__proto__` is no way in.
 */
export const answerAt =
  <Schema extends v.GenericSchema>(path: readonly string[], schema: Schema) =>
  (body: unknown): v.InferOutput<Schema> => {
    for (const steps of [path.slice(1), path]) {
      const result = v.safeParse(schema, steps.reduce(follow, body))
      if (result.success) return result.output
    }
    throw new ServiceFailure({ kind: 'unexpected answer' })
  }

const follow = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
