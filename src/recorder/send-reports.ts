import { postAnonymously } from '../services/post-anonymously.ts'
import { isReachable } from './reachable.ts'
import type { Recorder } from './recorder.ts'
import { createReporter } from './reporter.ts'

let report: ReturnType<typeof createReporter> | null = null

/** The reporter of this page to `VITE_REPORTS_URL`. */
export const reporterOf = (page: Pick<Window, 'fetch'>): ReturnType<typeof createReporter> => {
  report ??= createReporter({
    now: () => performance.now(),
    send: (body) => postAnonymously(page, import.meta.env.VITE_REPORTS_URL, body),
  })
  return report
}

/** Reports a state that the models of the machines never reach, of the events until now and of all later ones. */
export const watchStates = (recorder: Recorder): void => {
  recorder.onState = (event) => {
    if (event.value !== null && !isReachable(event.to.name, event.value))
      recorder.report('unreachable state', 'unknown', event)
  }
  for (const event of recorder.events) recorder.onState(event)
}
