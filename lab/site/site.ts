import { createActor, fromCallback, fromPromise } from 'xstate'
import type { FromLab, FromPage } from '../../machines/live/live.ts'
import type { Lab } from '../app/lab.ts'
import { goTo, startRecording } from '../recording/recording.ts'
import { siteCopy } from '../site-copy.ts'
import type { ReplayedRecording } from './replay-recording.ts'
import { readFieldReports } from './report-file.ts'
import { siteMachine } from './site-machine.ts'
import type { SiteRecording } from './site-recording.ts'

export type Site = ReturnType<typeof createSite>

/** The channel to the pages of the site: a browser's, or a test's. */
export type LiveChannel = {
  send(message: FromLab): void
  listen(onReceive: (message: FromPage | FromLab) => void): () => void
}

/** Walks a recording on the machines. Rejects when the signal is aborted. */
export type Replay = (recording: SiteRecording, signal: AbortSignal) => Promise<ReplayedRecording>

export const createSite = (lab: Lab, channel: LiveChannel, replay: Replay) => {
  const actor = createActor(
    siteMachine.provide({
      actors: {
        'channel to the site': fromCallback<FromLab>(({ sendBack, receive }) => {
          receive(channel.send)
          return channel.listen((message) => {
            // Another lab in this browser sends its requests on the same channel.
            if ('page' in message) sendBack({ type: 'received', message })
          })
        }),
        'replay recording': fromPromise(({ input, signal }) => replay(input, signal)),
      },
    }),
  )
  actor.on('actor shown', () => {
    const { shown } = actor.getSnapshot().context
    if (!shown) return
    const { actor: shownActor, input, moves, next } = shown
    const made = next === null ? moves : [...moves, next]
    lab.send({
      type: 'location opened',
      location: {
        recording: goTo(startRecording(shownActor.name, input, made), made.length),
        path: null,
        view: 'site',
        folded: [],
      },
    })
  })
  actor.start()
  const reject = (error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error)
    actor.send({ type: 'reports rejected', problem })
  }
  const open = (text: string) => {
    const reports = readFieldReports(text)
    if (reports.length === 0) reject(siteCopy.noReport)
    else actor.send({ type: 'reports opened', reports })
  }
  return { actor, open, openFile: (file: Pick<Blob, 'text'>) => file.text().then(open, reject) }
}

/** Walks a recording in a thread of its own, which ends with the replay. */
export const replayInWorker: Replay = async (recording, signal) => {
  const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      signal.addEventListener('abort', () => reject(signal.reason))
      worker.postMessage(recording)
    })
  } finally {
    worker.terminate()
  }
}
