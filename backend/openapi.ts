import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from './http/context.ts'

/** GET /openapi.json: the contract, generated from the schemas that validate the requests. */
export const addOpenApiDocument = (api: OpenAPIHono<ApiEnv>): void => {
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The ID token of the identity service.',
  })
  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Trellis member API',
      version: '1.0.0',
      description:
        'Member records. Every error response has the same shape and a stable code. The header x-auth-type is allowed and ignored: the token names the provider.',
    },
    servers: [{ url: '/api' }],
  })
}
