import type { Page, Route } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import { handsFor, type Stage } from '../../../lab/stages/stage.ts'
import type { Configuration } from '../../../machines/model/graph.ts'
import type { Model } from '../../../machines/model/model.ts'
import type { Fixture } from '../../../machines/model/replay.ts'
import type { Hand, Hands } from '../../../src/screens/hand.ts'
import type { Look, Looks } from '../../../src/screens/look.ts'
import type { Cast } from './cast.ts'
import type { StandIn } from './stand-ins.ts'

/** The site as a path is walked on it: the page, who walks, and what stands in for the browser's own devices. */
export type Site = {
  page: Page
  cast: Cast
  /** The provider's window that the page has opened last. */
  window(): Promise<Page>
  /** Lets a call that a stand-in holds end. */
  release(standIn: StandIn, how: string): Promise<void>
}

/** How one outcome of a service is brought about. */
export type Means =
  /** The request that is held goes to the real part, in a world where it ends like that. */
  | { passes: (site: Site) => Promise<unknown> }
  /** The network answers instead, from now until the service is asked again. */
  | { faults: (route: Route) => Promise<void> }
  /** A person, or the browser, does it; `ahead` is done before the service is asked. */
  | { done: (site: Site) => Promise<unknown>; ahead?: (site: Site) => Promise<unknown> }
  /** It ends so without anybody's doing: nobody can look at the page meanwhile. */
  | { ends: 'by itself' }

/** A service: the request by which it asks, which is held until the path goes on, and its outcomes by name. */
export type VenueService = {
  asks?: { method?: string; path: RegExp }
  outcomes: Readonly<Record<string, Means>>
}

/** How one comes to where a path begins: by what is done before, and at which address, or by what is pressed. */
export type Arrival = {
  before?: (site: Site) => Promise<unknown>
  at: string | ((site: Site) => Promise<unknown>)
  /** The input with the real bounds, where exploration has smaller ones. */
  as?: string
}

/** A machine on the built site: how its paths begin, and how everything in them is brought about there. */
export type Venue = {
  model: Stage['model']
  looks: Looks
  handFor: Stage['handFor']
  /** The hand of an event, where it depends on neither payload nor state. */
  fixedHand: (type: string) => Hand | undefined
  arrivals: Readonly<Record<string, Arrival>>
  services: Readonly<Record<string, VenueService>>
  /** What sends an event, by the move's name or the event's, where it is no single press. */
  acts: Readonly<Record<string, (site: Site) => Promise<unknown>>>
  /** What a person does before a press, by the move's name. */
  before: Readonly<Record<string, (site: Site) => Promise<unknown>>>
  /** Moves that cannot be made here and now, though the model makes them. */
  avoids: (move: string, at: Configuration) => boolean
  /** Paths beside those that are found. */
  paths: readonly Fixture[]
  /** What a person sees where a final state has led. */
  left: Readonly<Record<string, Look>>
  /** States that nobody can look at on the site, with the reason. */
  unseen: Readonly<Record<string, string>>
  standIns: readonly StandIn[]
  /** How many moves a path has at most. */
  longest: number
  /** Whether the page's time moves only as the path says; otherwise it flows as the page needs to draw. */
  exact: boolean
  /** Whether the machine begins only once the page has drawn, for which time must flow. */
  startsLate: boolean
  reducedMotion: 'reduce' | 'no-preference'
}

type VenueOf<Machine extends AnyStateMachine> = Partial<
  Omit<Venue, 'model' | 'looks' | 'handFor' | 'fixedHand' | 'arrivals'>
> & {
  model: Model<Machine>
  looks: Looks
  hands: Hands<Machine>
  arrivals: Venue['arrivals']
}

/** Declares a venue; the hands are checked against the model's machine. */
export const venueOf = <Machine extends AnyStateMachine>({
  hands,
  ...venue
}: VenueOf<Machine>): Venue => ({
  services: {},
  acts: {},
  before: {},
  avoids: () => false,
  paths: [],
  left: {},
  unseen: {},
  standIns: [],
  longest: 25,
  exact: false,
  startsLate: false,
  reducedMotion: 'reduce',
  ...venue,
  handFor: handsFor(hands),
  fixedHand: (type) => {
    const hand = Object.entries<unknown>(hands).find(([name]) => name === type)?.[1]
    return typeof hand === 'object' ? (hand as Hand) : undefined
  },
})
