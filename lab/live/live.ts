import { type ActorOptions, createActor, fromCallback } from 'xstate'
import type { FromLab, FromPage } from '../../machines/live/live.ts'
import type { Lab } from '../app/lab.ts'
import { goTo, startRecording } from '../recording/recording.ts'
import { convertHistory } from './convert-history.ts'
import { liveMachine } from './live-machine.ts'
import { followedIn } from './pages.ts'

/** The channel to the pages of the site: a browser's, or a test's. */
export type LiveChannel = {
  ask(question: FromLab): void
  listen(onReceive: (message: FromPage | FromLab) => void): () => void
}

type LiveClock = NonNullable<ActorOptions<typeof liveMachine>['clock']>

/** The lab's observer of the running site. */
export type Live = ReturnType<typeof createLive>

/** Starts to observe the running site; `clock` is real time by default. */
export const createLive = (lab: Lab, channel: LiveChannel, clock?: LiveClock) => {
  const actor = createActor(
    liveMachine.provide({
      actors: {
        'channel to the site': fromCallback<FromLab>(({ sendBack, receive }) => {
          receive(channel.ask)
          return channel.listen((message) => {
            // Another lab in this browser sends its requests on the same channel.
            if ('page' in message) sendBack({ type: 'received', message })
          })
        }),
      },
    }),
    clock ? { clock } : {},
  ).start()

  const followed = () => {
    const { pages, chosen } = actor.getSnapshot().context
    return followedIn(pages, chosen)
  }

  return {
    actor,
    followed,
    /**
     * Converts the followed actor's history to a path of moves, as far as possible. Samples replace typed data unless
     * `keepsTyped`.
     */
    openHistory({ keepsTyped = false } = {}) {
      const followedActor = followed()?.actor
      const model =
        followedActor && lab.models.find(({ machine }) => machine.id === followedActor.machine)
      if (!followedActor || !model) return
      const { input, moves, unconverted } = convertHistory(model, followedActor, { keepsTyped })
      const recording = goTo(startRecording(followedActor.machine, input, moves), moves.length)
      actor.send({
        type: 'history opened',
        opened: { recording, entries: followedActor.history.length, unconverted },
      })
      lab.send({
        type: 'location opened',
        location: { recording, path: null, view: 'steps', folded: [] },
      })
    },
  }
}
