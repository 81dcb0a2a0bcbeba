import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import type { CleanUpResults } from '../clean-up/clean-up.ts'
import type { ConnectionCounts } from '../database/open.ts'
import type { SiteReport } from '../fields/site-report.ts'
import type { WebVitals } from '../fields/web-vitals.ts'
import { notReadyReasons, type Readiness } from '../health/readiness.ts'
import type { IdentityErrorReason } from '../identity/identity-rejection.ts'
import type { InstanceName } from '../instance-name.ts'

/** The metrics of an instance. Labels come from closed lists, never from a uid, an email or a raw path. */
export type Metrics = {
  /** Records one request; `route` is the route's pattern. */
  observeRequest(request: { method: string; route: string; status: number }, seconds: number): void
  countDatabaseError(errorClass: string): void
  countIdentityError(reason: IdentityErrorReason): void
  countCleanUp(results: CleanUpResults): void
  countWebVitals(vitals: WebVitals): void
  countSiteReport(report: Pick<SiteReport, 'reason' | 'page'>): void
  /** Reads the pool at every collection. */
  observeConnections(read: () => ConnectionCounts): void
  /** Checks at every collection. */
  observeReadiness(check: Readiness['check']): void
  /** Resolves with all metrics in Prometheus's text format. */
  text(): Promise<string>
}

/** Creates the metrics of one instance. Counters start at zero with the process, as Prometheus expects. */
export const createMetrics = ({ release, instance }: InstanceName): Metrics => {
  const reader = new PrometheusExporter({ preventServerStart: true })
  const meter = new MeterProvider({ readers: [reader] }).getMeter('trellis')
  const requests = meter.createHistogram('http_server_request_duration_seconds', {
    description: 'Duration of requests, by method, route and status.',
    advice: { explicitBucketBoundaries: durations },
  })
  const databaseErrors = meter.createCounter('database_errors_total', {
    description: 'Database errors of requests and clean-ups, by class.',
  })
  const identityErrors = meter.createCounter('identity_errors_total', {
    description: 'Requests without a usable answer of the identity service, by reason.',
  })
  const removedRows = meter.createCounter('clean_up_removed_rows_total', {
    description: 'Expired rows removed, by kind.',
  })
  const failedCleanUps = meter.createCounter('clean_up_failures_total', {
    description: 'Failed clean-ups, by kind.',
  })
  const unconfirmedCleanUps = meter.createGauge('clean_up_unconfirmed', {
    description: '1 if an operator must confirm what the last clean-up did not remove, by kind.',
  })
  const pageTimes = meter.createHistogram('web_vitals_seconds', {
    description: 'Timings of page loads in browsers, by page and metric.',
    advice: { explicitBucketBoundaries: pageDurations },
  })
  const layoutShifts = meter.createHistogram('web_vitals_layout_shift', {
    description: 'Cumulative layout shift of page loads in browsers, by page.',
    advice: { explicitBucketBoundaries: layoutShiftScores },
  })
  const siteReports = meter.createCounter('site_reports_total', {
    description: 'Reports of pages that failed in browsers, by reason and page.',
  })
  meter
    .createObservableGauge('instance_info', {
      description: 'Always 1. The labels are the release and the instance.',
    })
    .addCallback((gauge) => gauge.observe(1, { release, instance }))
  meter
    .createObservableGauge('process_resident_memory_bytes', {
      description: 'Resident memory of the process.',
    })
    .addCallback((gauge) => gauge.observe(process.memoryUsage.rss()))

  return {
    observeRequest: (labels, seconds) => requests.record(seconds, labels),
    countDatabaseError: (errorClass) => databaseErrors.add(1, { class: errorClass }),
    countIdentityError: (reason) => identityErrors.add(1, { reason }),
    countCleanUp: (results) => {
      for (const [kind, { removed, outcome }] of Object.entries(results)) {
        removedRows.add(removed, { kind })
        failedCleanUps.add(outcome === 'failed' ? 1 : 0, { kind })
        unconfirmedCleanUps.record(outcome === 'unconfirmed' ? 1 : 0, { kind })
      }
    },
    countWebVitals: ({ page, cls, ...times }) => {
      for (const [metric, milliseconds] of Object.entries(times)) {
        if (milliseconds !== undefined) pageTimes.record(milliseconds / 1000, { page, metric })
      }
      if (cls !== undefined) layoutShifts.record(cls, { page })
    },
    countSiteReport: ({ reason, page }) => siteReports.add(1, { reason, page }),
    observeConnections: (read) => {
      meter
        .createObservableGauge('database_connections', {
          description: 'Connections in use, idle connections, and requests that wait for one.',
        })
        .addCallback((gauge) => {
          const { inUse, idle, waiting } = read()
          gauge.observe(inUse, { state: 'in use' })
          gauge.observe(idle, { state: 'idle' })
          gauge.observe(waiting, { state: 'waiting' })
        })
    },
    observeReadiness: (check) => {
      meter
        .createObservableGauge('instance_not_ready', {
          description: '1 if the instance is not ready for this reason.',
        })
        .addCallback(async (gauge) => {
          const current = await check()
          for (const reason of notReadyReasons)
            gauge.observe(reason === current ? 1 : 0, { reason })
        })
    },
    text: async () => {
      const { resourceMetrics } = await reader.collect()
      return serializer.serialize(resourceMetrics)
    },
  }
}

/** Seconds, from a health check to the maximum duration of a request. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Seconds. They contain the thresholds of good and poor pages: INP 0.2 and 0.5, TTFB 0.8 and 1.8, LCP 2.5 and 4. */
const pageDurations = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 7, 15]

/** They contain the thresholds of good and poor pages, 0.1 and 0.25. */
const layoutShiftScores = [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

/** Without the library's labels about itself. */
const serializer = new PrometheusSerializer(undefined, false, undefined, true, true)
