import type { Lab } from '../app/lab.ts'
import { recordedMove } from '../recording/record.ts'
import type { ScreenFeed, ScreenMoment } from './screen-feed.ts'

/** Callbacks of the frame: a press that cannot be recorded, and a screen that has loaded. */
export type FeedListener = { unrecorded(event: string): void } & Pick<ScreenFeed, 'brought'>

/**
 * The feed of a lab: every change of the lab is a new moment. A press on the screen becomes a move if it is possible.
 */
export const createFeed = (lab: Lab, { unrecorded, brought }: FeedListener): ScreenFeed => {
  const read = (): ScreenMoment => {
    const { run } = lab.playerState()
    const { recording, scheme } = lab.actor.getSnapshot().context
    return { machine: recording.machine, snapshot: run.snapshot(), now: run.now(), scheme }
  }
  let moment = read()
  const listeners = new Set<() => void>()
  lab.actor.subscribe(() => {
    const next = read()
    if (
      next.snapshot === moment.snapshot &&
      next.now === moment.now &&
      next.scheme === moment.scheme
    )
      return
    moment = next
    for (const listener of listeners) listener()
  })
  return {
    get: () => moment,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send(event) {
      const { run } = lab.playerState()
      if (!run.snapshot().can(event)) return
      const move = recordedMove(lab.modelOf(moment.machine), event, run.now())
      if (move === null) unrecorded(event.type)
      else lab.send({ type: 'moves made', moves: [move] })
    },
    brought,
  }
}
