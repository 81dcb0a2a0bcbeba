import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Instant } from '../../machines/member.ts'
import type { Notice, NoticesWithdrawn } from '../../machines/notices.ts'
import type { Lab } from '../app/lab.ts'
import type { Frame } from '../recording/player.ts'
import { recordedMove } from '../recording/record.ts'

/** The notices that the site shows now: for 5 s each, unless they are withdrawn. */
const shownNotices = (frames: readonly Frame[], now: number): readonly Notice[] => {
  const shown = new Map<string, Notice>()
  for (const { emitted, at } of frames)
    for (const event of emitted as readonly (Notice | NoticesWithdrawn)[])
      if (event.type === 'notices withdrawn') for (const one of event.notices) shown.delete(one)
      else if (event.type === 'notice' && now - at < 5_000) shown.set(event.notice, event)
  return [...shown.values()]
}

/** Callbacks of the frame: a press that cannot be recorded, and a screen that has loaded. */
export type FeedListener = { unrecorded(event: string): void } & Pick<ScreenFeed, 'loaded'>

/** The feed of a lab. A press on the screen becomes a move if it is possible. */
export const createFeed = (lab: Lab, { unrecorded, loaded }: FeedListener): ScreenFeed => {
  const read = (): ScreenMoment => {
    const { run, frames } = lab.playerState()
    const { recording, scheme } = lab.actor.getSnapshot().context
    return {
      machine: recording.machine,
      snapshot: run.snapshot(),
      now: run.now(),
      scheme,
      notices: shownNotices(frames.slice(0, recording.position + 1), run.now()),
    }
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
    loaded,
  }
}

/** One moment of a machine, as its screen's frame needs it. */
type ScreenMoment = {
  machine: string
  snapshot: AnyMachineSnapshot
  now: Instant
  scheme: 'light' | 'dark'
  notices: readonly Notice[]
}

/** The lab's interface for the screen's frame: the current moment, its changes, and a callback for presses. */
export type ScreenFeed = {
  get(): ScreenMoment
  subscribe(listener: () => void): () => void
  send(event: AnyEventObject): void
  loaded(): void
}

declare global {
  interface Window {
    /** The lab sets it before its frame loads. A frame outside the lab has none. */
    trellisLabScreen?: ScreenFeed
  }
}
