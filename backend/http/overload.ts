import { randomUUID } from 'node:crypto'
import type { ApiConfig } from '../config.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Overload } from '../server.ts'
import { Problem } from './problems.ts'

/** Bounds the requests under way, and with them the queue for a connection. Health checks are always served. */
export const limitRequests = (
  { databasePoolSize, corsOrigins }: Pick<ApiConfig, 'databasePoolSize' | 'corsOrigins'>,
  metrics: Metrics,
): Overload => ({
  isExempt: (path) => path.startsWith('/api/health'),
  maxUnderWay: databasePoolSize * requestsPerConnection,
  reject: ({ method = '', headers: { origin } }) => {
    const { code, message, status } = new Problem('database-unreachable')
    metrics.observeRequest({ method, route: '/*', status }, 0)
    const body = { success: false, error: message, code, requestId: randomUUID() }
    const headers = {
      ...{ 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '5' },
      ...(origin !== undefined && corsOrigins.includes(origin)
        ? {
            'access-control-allow-origin': origin,
            'access-control-expose-headers': 'Retry-After,X-Request-Id',
          }
        : {}),
    }
    return { status, headers, body: JSON.stringify(body) }
  },
})

/** With 10 connections the 200th request waits 2 s on a machine that serves 100 a second; the site waits 10 s. */
const requestsPerConnection = 20
