import type { InspectionEvent } from 'xstate'
import { failureOf } from '../../machines/failure.ts'
import type { Reason, Recorder } from '../recorder/recorder.ts'
import type { TimedEvent } from '../recorder/send-reports.ts'
import { createRunWhenIdle } from '../services/idle.ts'
import { browserTimers } from '../services/timers.ts'
import { pageNameOf } from './navigation/page-location.ts'

/** The properties of `window` that the recorder uses. */
export type RecordedWindow = Window & {
  readonly navigator: Navigator & { readonly globalPrivacyControl?: boolean }
}

/** What the site gives its recorder. */
export type SiteRecorder = {
  inspect(event: InspectionEvent): void
  report(reason: Reason, failure: string): void
}

/**
 * The recorder of this page, which sends a report when the page fails (docs/field-reports.md). Null without
 * `VITE_REPORTS_URL`, and if the browser sends Do Not Track or Global Privacy Control.
 *
 * It loads when the browser is idle, or with the first failure. Until then the last events wait in memory as they are.
 */
export const siteRecorder = (page: RecordedWindow = window): SiteRecorder | null => {
  if (!import.meta.env.VITE_REPORTS_URL) return null
  const { doNotTrack, globalPrivacyControl } = page.navigator
  if (doNotTrack === '1' || globalPrivacyControl) return null
  const known = recorders.get(page)
  if (known) return known

  const waiting: TimedEvent[] = []
  let recorder: Recorder | null = null
  const load = async (): Promise<Recorder> => {
    const { startRecorder } = await import('../recorder/send-reports.ts')
    recorder ??= startRecorder(page, () => pageNameOf(page.location.pathname), waiting.splice(0))
    return recorder
  }
  const created: SiteRecorder = {
    inspect: (event) => {
      const at = performance.now()
      if (recorder) recorder.inspect(event, at)
      else if (waiting.push([event, at]) > maxWaiting) waiting.shift()
    },
    report: (reason, failure) => {
      load()
        .then((loaded) => loaded.report(reason, failure))
        .catch(ignoreUnsentReport)
    },
  }
  const onError = ({ error }: { error: unknown }) => {
    // An event without an error is a notice of the browser, or comes from a cross-origin script.
    if (error) created.report('uncaught error', failureOf(error).kind)
  }
  page.addEventListener('error', onError)
  page.addEventListener('unhandledrejection', ({ reason }) => onError({ error: reason }))
  const watch = async () => {
    const loaded = await load()
    const { watchStates } = await import('../recorder/send-reports.ts')
    watchStates(loaded)
  }
  createRunWhenIdle(page, browserTimers)(() => void watch().catch(ignoreUnsentReport))
  recorders.set(page, created)
  return created
}

const recorders = new WeakMap<Window, SiteRecorder>()

/* Of the inspection's events, two in five are those that the recorder reads. */
const maxWaiting = 1_000

const ignoreUnsentReport = () => {}
