import type { InspectionEvent } from 'xstate'
import type { FromPage, RecordedEvent } from '../../machines/live/live.ts'
import { withoutSecrets } from '../../machines/live/secrets.ts'
import type { Clock } from '../../machines/ports.ts'
import { createRecorder } from '../recorder/recorder.ts'

type Dependencies = { page: string; clock: Clock; post(message: FromPage): void }

/**
 * Sends the recorded events of this page to the machine lab: new ones after each task, all of them when the lab requests
 * them. It adds the values that a report must not have, without secrets.
 */
export const createLivePage = ({ page, clock, post }: Dependencies) => {
  const since = clock.now()
  const ended = new Set<number>()
  let last = 0
  let isScheduled = false

  const recorder = createRecorder(() => {}, maxEvents)
  recorder.onState = (recorded, { event, snapshot }) => {
    const { type: _, ...data } = event
    recorded.values = {
      data: Object(withoutSecrets(data)),
      context: withoutSecrets(Object(snapshot).context),
    }
  }

  const publish = (after: number) => {
    isScheduled = false
    const events: readonly RecordedEvent[] = recorder.events.filter(({ index }) => index > after)
    last = events.at(-1)?.index ?? last
    post({ type: 'events recorded', page, since, events, ended: [...ended] })
  }

  return {
    inspect(inspected: InspectionEvent) {
      recorder.inspect(inspected, clock.now())
      if (inspected.type === '@xstate.snapshot') {
        const { id } = recorder.actorOf(inspected.actorRef)
        // React's strict mode stops an actor and starts it again.
        if (inspected.snapshot.status === 'active') ended.delete(id)
        else ended.add(id)
      }
      if (isScheduled) return
      isScheduled = true
      queueMicrotask(() => publish(last))
    },
    /** Sends all events. */
    report: () => publish(0),
    leave: () => post({ type: 'page left', page }),
  }
}

/* Enough for a few minutes of typing on several pages. */
const maxEvents = 1_000
