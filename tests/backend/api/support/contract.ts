import { z } from 'zod'

/** One documented answer of one call. */
export type DocumentedAnswer = {
  method: string
  path: string
  status: number
  /** The refusal codes that the document lists; none for a success. */
  codes: readonly string[]
  schema: z.ZodType
}

/** Reads the answers that an OpenAPI document promises. */
export const documentedAnswers = (document: unknown): DocumentedAnswer[] => {
  const { paths, components } = openApi.parse(document)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.entries(responses).map(([status, response]) => ({
        method: method.toUpperCase(),
        path,
        status: Number(status),
        codes: response['x-codes'],
        schema: readSchema(response.content['application/json'].schema, components.schemas),
      })),
    ),
  )
}

const answer = z.object({
  'x-codes': z.array(z.string()).default([]),
  content: z.object({
    'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }),
  }),
})

const openApi = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ responses: z.record(z.string(), answer) })),
  ),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

/** OpenAPI 3.1 speaks JSON Schema; only the place of shared schemas differs. */
export const readSchema = (schema: object, shared: object): z.ZodType => {
  const text = JSON.stringify({ ...schema, $defs: shared })
  return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')))
}
