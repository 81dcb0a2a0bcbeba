import { type ActorOptions, createActor, fromCallback } from 'xstate'
import type { FromLab } from '../../machines/model/live.ts'
import type { Lab } from '../app/lab.ts'
import { goTo, startTrail } from '../trail/trail.ts'
import { heardFrom } from './heard.ts'
import { liveMachine } from './live-machine.ts'
import { followedIn } from './pages.ts'
import { tell } from './telling.ts'

/** The line to the pages of the site: a channel of the browser, or a test. */
export type LiveLine = {
  ask(question: FromLab): void
  listen(hear: (data: unknown) => void): () => void
}

type LiveClock = NonNullable<ActorOptions<typeof liveMachine>['clock']>

/** The lab's eyes on the running site. */
export type Live = ReturnType<typeof createLive>

/** Starts to watch the running site; `clock` is real time unless told. */
export const createLive = (lab: Lab, line: LiveLine, clock?: LiveClock) => {
  const actor = createActor(
    liveMachine.provide({
      actors: {
        'line to the site': fromCallback<FromLab>(({ sendBack, receive }) => {
          receive(line.ask)
          return line.listen((data) => {
            const message = heardFrom(data)
            if (message) sendBack({ type: 'heard', message })
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
    /** Opens what the followed actor has done as a path of moves, as far as it can be told. */
    openHistory() {
      const told = followed()?.actor
      const model = told && lab.models.find(({ machine }) => machine.id === told.machine)
      if (!told || !model) return
      const { input, moves, untold } = tell(model, told)
      const trail = goTo(startTrail(told.machine, input, moves), moves.length)
      actor.send({
        type: 'history opened',
        opened: { trail, entries: told.history.length, untold },
      })
      lab.send({
        type: 'place opened',
        place: { trail, path: null, view: 'steps', folded: [] },
      })
    },
  }
}
