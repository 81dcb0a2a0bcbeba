import type { InspectionEvent } from 'xstate'
import type { RecordedEvent } from '../../machines/live/live.ts'
import { postAnonymously } from '../services/post-anonymously.ts'
import { reachableStates } from './reachable.gen.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import { createReporter, type ReportedFailure } from './reporter.ts'

/** An event of the actor system, and when it happened, in ms. */
export type TimedEvent = readonly [event: InspectionEvent, at: number]

/** Starts the recorder of a page with the events until now, and sends its reports to `VITE_REPORTS_URL`. */
export const startRecorder = (
  window: Pick<Window, 'fetch'>,
  pageName: () => ReportedFailure['page'],
  events: readonly TimedEvent[],
): Recorder => {
  const reporter = createReporter({
    now: () => performance.now(),
    send: (body) => postAnonymously(window, import.meta.env.VITE_REPORTS_URL, body),
  })
  const recorder = createRecorder((reason, failure, event = recorder.events.at(-1)) => {
    const page = pageName()
    // The report contains what the failure leads to at once.
    queueMicrotask(() => reporter(recorder.events, { page, reason, failure, event }))
  })
  for (const [event, at] of events) recorder.inspect(event, at)
  return recorder
}

/** Reports a state that the models of the machines never reach, of the events until now and of all later ones. */
export const watchStates = (recorder: Recorder): void => {
  const check = (event: RecordedEvent) => {
    if (event.value !== null && !isReachable(event))
      recorder.report('unreachable state', 'unknown', event)
  }
  recorder.onState = check
  for (const event of recorder.events) check(event)
}

/** True for a machine without a model. */
const isReachable = ({ to, value }: RecordedEvent): boolean =>
  reachableStates[to.name]?.includes(JSON.stringify(value)) ?? true
