import { failureOf } from '../../machines/failure.ts'
import { createRecorder, type Recorder } from '../recorder/recorder.ts'
import { createRunWhenIdle } from '../services/idle.ts'
import { browserTimers } from '../services/timers.ts'
import { pageNameOf } from './navigation/page-location.ts'

/** The properties of `window` that the recorder uses. */
export type RecordedWindow = Window & {
  readonly navigator: Navigator & { readonly globalPrivacyControl?: boolean }
}

/**
 * The recorder of this page, which sends a report when the page fails (docs/field-reports.md). Null without
 * `VITE_REPORTS_URL`, and if the browser sends Do Not Track or Global Privacy Control.
 */
export const siteRecorder = (page: RecordedWindow = window): Recorder | null => {
  if (!import.meta.env.VITE_REPORTS_URL) return null
  const { doNotTrack, globalPrivacyControl } = page.navigator
  if (doNotTrack === '1' || globalPrivacyControl) return null
  const known = recorders.get(page)
  if (known) return known
  const load = () => import('../recorder/send-reports.ts')
  const recorder = createRecorder((reason, failure, event = recorder.events.at(-1)) => {
    const name = pageNameOf(page.location.pathname)
    load()
      .then(({ reporterOf }) =>
        reporterOf(page)(recorder.events, { page: name, reason, failure, event }),
      )
      .catch(ignoreUnsentReport)
  })
  const onError = ({ error }: { error: unknown }) => {
    // An event without an error is a notice of the browser, or comes from a cross-origin script.
    if (error) recorder.report('uncaught error', failureOf(error).kind)
  }
  page.addEventListener('error', onError)
  page.addEventListener('unhandledrejection', ({ reason }) => onError({ error: reason }))
  createRunWhenIdle(
    page,
    browserTimers,
  )(() => {
    load()
      .then(({ watchStates }) => watchStates(recorder))
      .catch(ignoreUnsentReport)
  })
  recorders.set(page, recorder)
  return recorder
}

const recorders = new WeakMap<Window, Recorder>()

const ignoreUnsentReport = () => {}
