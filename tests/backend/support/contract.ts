import { z } from 'zod'

/** A documented response of a route. */
export type DocumentedResponse = {
  method: string
  path: string
  status: number
  /** The documented error codes; empty for a success. */
  codes: readonly string[]
  schema: z.ZodType
}

/** Reads all responses from an OpenAPI document. */
export const documentedResponses = (document: unknown): DocumentedResponse[] => {
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

const response = z.object({
  'x-codes': z.array(z.string()).default([]),
  content: z.object({
    'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }),
  }),
})

const openApi = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ responses: z.record(z.string(), response) })),
  ),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

/** Converts a schema of OpenAPI 3.1 to zod. It is JSON Schema, except for the path of shared schemas. */
export const readSchema = (schema: object, shared: object): z.ZodType => {
  const text = JSON.stringify({ ...schema, $defs: shared })
  return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')))
}
