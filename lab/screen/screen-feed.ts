import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Instant } from '../../machines/member.ts'
import type { Notice } from '../../machines/notices.ts'

/** One moment of a machine, as its screen's frame needs it. */
export type ScreenMoment = {
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
  /** Called when the screen of a machine has loaded. */
  loaded(): void
}

declare global {
  interface Window {
    /** The lab sets it before its frame loads. A frame outside the lab has none. */
    trellisLabScreen?: ScreenFeed
  }
}
