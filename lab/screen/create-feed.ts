import type { Lab } from '../app/lab.ts'
import { recordedMove } from '../trail/record.ts'
import type { ScreenFeed, ScreenMoment } from './screen-feed.ts'

/** Who hears of what the frame does: of what was pressed and cannot be written down, and of screens that have come. */
export type FeedListener = { unrecorded(event: string): void } & Pick<ScreenFeed, 'brought'>

/**
 * The feed of a lab: every change of the lab is a new moment. What is pressed on the screen becomes a move, as long
 * as the machine takes it.
 */
export const createFeed = (lab: Lab, { unrecorded, brought }: FeedListener): ScreenFeed => {
  const read = (): ScreenMoment => {
    const { run } = lab.scene()
    const { trail, scheme } = lab.actor.getSnapshot().context
    return { machine: trail.machine, snapshot: run.snapshot(), now: run.now(), scheme }
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
      const { run } = lab.scene()
      if (!run.snapshot().can(event)) return
      const move = recordedMove(lab.modelOf(moment.machine), event, run.now())
      if (move === null) unrecorded(event.type)
      else lab.send({ type: 'moves made', moves: [move] })
    },
    brought,
  }
}
