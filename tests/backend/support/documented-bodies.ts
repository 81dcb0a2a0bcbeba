import { z } from 'zod'
import { readSchema } from './contract.ts'

/** A route with a request body, from the OpenAPI document. */
export type DocumentedBody = {
  method: string
  path: string
  /** The documented schema of the whole body. */
  schema: z.ZodType
  fields: readonly DocumentedField[]
}

/** A field of a body. A nested field has a path as its name: `location.city`. */
export type DocumentedField = {
  name: string
  /** The documented schema of the field. */
  schema: z.ZodType
}

/** Reads all request bodies and their fields from an OpenAPI document. */
export const documentedBodies = (document: unknown): DocumentedBody[] => {
  const { paths, components } = openApi.parse(document)
  const resolved = (schema: Schema): Schema =>
    schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  const fieldsOf = (schema: Schema, within = ''): DocumentedField[] =>
    [schema, ...(schema.anyOf ?? [])]
      .map(resolved)
      .flatMap(({ properties = {} }) =>
        Object.entries(properties).flatMap(([name, field]) => [
          { name: within + name, schema: readSchema(field, components.schemas) },
          ...fieldsOf(field, `${within}${name}.`),
        ]),
      )
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) =>
      requestBody
        ? {
            method: method.toUpperCase(),
            path,
            schema: readSchema(requestBody.content['application/json'].schema, components.schemas),
            fields: fieldsOf(resolved(requestBody.content['application/json'].schema)),
          }
        : [],
    ),
  )
}

type Schema = { $ref?: string; properties?: Record<string, Schema>; anyOf?: Schema[] }

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    properties: z.record(z.string(), schema).optional(),
    anyOf: z.array(schema).optional(),
  }),
) as z.ZodType<Schema>

const openApi = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        requestBody: z
          .object({ content: z.object({ 'application/json': z.object({ schema }) }) })
          .optional(),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), schema) }),
})
