import type { Lab } from '../app/lab.ts'
import { recordedMove } from '../recording/record.ts'
import type { ScreenFeed, ScreenMoment } from './screen-feed.ts'

/** Callbacks of the frame: a press that cannot be recorded, and a screen that has loaded. */
export type FeedListener = { unrecorded(event: string): void } & Pick<ScreenFeed, 'brought'>

/** The feed of a lab. A press on the screen becomes a move if it is possible. */
export const createFeed = (lab: Lab, { unrecorded, brought }: FeedListener): ScreenFeed => {
  const read = (): ScreenMoment => {
    const { run } = lab.playerState()
    const { recording, scheme } = lab.actor.getSnapshot().context
    return { machine: recording.machine, snapshot: run.snapshot(), now: run.now(), scheme }
  }
  let moment = read()
  return {
    get() {
      const next = read()
      const { snapshot, now, scheme } = moment
      const isSame = next.snapshot === snapshot && next.now === now && next.scheme === scheme
      if (!isSame) moment = next
      return moment
    },
    subscribe(listener) {
      const { unsubscribe } = lab.actor.subscribe(listener)
      return unsubscribe
    },
    send(event) {
      const { run } = lab.playerState()
      if (!run.snapshot().can(event)) return
      const move = recordedMove(lab.modelOf(run.snapshot().machine.id), event, run.now())
      if (move === null) unrecorded(event.type)
      else lab.send({ type: 'moves made', moves: [move] })
    },
    brought,
  }
}
