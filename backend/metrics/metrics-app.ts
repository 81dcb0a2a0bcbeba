import type { Servable } from '../server.ts'
import type { Metrics } from './metrics.ts'

/** Creates an app with the single route GET /metrics. It is served on its own port, which no proxy publishes. */
export const createMetricsApp = (metrics: Metrics): Servable => ({
  fetch: async (request) => {
    if (request.method !== 'GET' || new URL(request.url).pathname !== '/metrics') {
      return new Response(null, { status: 404 })
    }
    return new Response(await metrics.text(), {
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
    })
  },
})
