import { z } from 'zod'
import { readSchema } from './contract.ts'

/** A call that takes a body, as the OpenAPI document describes it. */
export type DocumentedBody = {
  method: string
  path: string
  /** Judges a whole body by the document alone. */
  schema: z.ZodType
  fields: readonly DocumentedField[]
}

/** One field of a body; a field within a field has both names: `location.city`. */
export type DocumentedField = {
  name: string
  /** Judges a value by the document alone. */
  schema: z.ZodType
}

/** Reads every body, and every field in it, that an OpenAPI document describes. */
export const documentedBodies = (document: unknown): DocumentedBody[] => {
  const { paths, components } = openApi.parse(document)
  const followed = (schema: Schema): Schema =>
    schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  const fieldsOf = (schema: Schema, within = ''): DocumentedField[] =>
    [schema, ...(schema.anyOf ?? [])]
      .map(followed)
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
            fields: fieldsOf(followed(requestBody.content['application/json'].schema)),
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
