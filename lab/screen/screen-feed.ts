import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Instant } from '../../machines/member.ts'
import type { Looks } from '../../src/screens/look.ts'

/** One moment of a machine, as the frame with its screen needs it. */
export type ScreenMoment = {
  machine: string
  snapshot: AnyMachineSnapshot
  now: Instant
  scheme: 'light' | 'dark'
}

/** What the lab gives to the frame that shows the screen: the moment, changes of it, and where presses go. */
export type ScreenFeed = {
  get(): ScreenMoment
  subscribe(listener: () => void): () => void
  send(event: AnyEventObject): void
  /** The screen of this machine is there, and so is what should be seen on it. */
  brought(machine: string, looks: Looks): void
}

declare global {
  interface Window {
    /** Set by the lab before its frame loads; a frame without a lab around it finds none. */
    trellisLabScreen?: ScreenFeed
  }
}
