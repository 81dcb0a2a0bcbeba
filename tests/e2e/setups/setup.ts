import type { Page, Route } from '@playwright/test'
import type { Configuration, Fixture } from 'statewalk'
import type { AnyStateMachine } from 'xstate'
import type { Expectation, Expectations } from '../../../lab/page-objects/expectation.ts'
import type { Interaction } from '../../../lab/page-objects/interaction.ts'
import type { PageObject } from '../../../lab/page-objects/page-object.ts'
import { interactionsFor, type Preview } from '../../../lab/previews/preview.ts'
import type { Stub } from './stubs.ts'
import type { TestUser } from './test-user.ts'

/** The site during a path: the page, the test user, and the stubs for browser APIs. */
export type Site = {
  page: Page
  user: TestUser
  /** The provider's popup that the page has opened last. */
  window(): Promise<Page>
  /** Ends a call that a stub holds. */
  release(stub: Stub, how: string): Promise<void>
}

/** How the site reaches one outcome of a service. */
export type ServiceOutcome =
  /** The held request goes to the real server, after a preparation that leads to this outcome. */
  | { passes: (site: Site) => Promise<unknown> }
  /** The network responds instead, until the next request of the service is expected. */
  | { faults: (route: Route) => Promise<void> }
  /** A user action or the browser causes the outcome. `ahead` runs before the service starts. */
  | { done: (site: Site) => Promise<unknown>; ahead?: (site: Site) => Promise<unknown> }
  /** The service ends by itself, before the page can be checked. */
  | { ends: 'by itself' }

/**
 * A service: its request, which is held until the path continues, and its outcomes by name. A state of the page whose
 * request another machine sends is declared like a service; its outcomes are the moves that the answer leads to.
 */
export type SetupService = {
  asks?: { method?: string; path: RegExp }
  outcomes: Readonly<Record<string, ServiceOutcome>>
}

/** How the site reaches the start of a path: a preparation, and then a URL or an action. */
export type Arrival = {
  before?: (site: Site) => Promise<unknown>
  at: string | ((site: Site) => Promise<unknown>)
  /** The input with the real limits, if exploration uses smaller ones. */
  as?: string
}

/** The setup of a machine on the built site: how its paths start and how the site reaches every move. */
export type Setup = {
  model: Preview['model']
  expectations: Expectations
  interactionFor: Preview['interactionFor']
  /** The interaction of an event, if it depends on neither payload nor state. */
  fixedInteraction: (type: string) => Interaction | undefined
  arrivals: Readonly<Record<string, Arrival>>
  services: Readonly<Record<string, SetupService>>
  /** The action that causes an event, by the name of the move or the event, if it is not a single interaction. */
  handlers: Readonly<Record<string, (site: Site) => Promise<unknown>>>
  /** The action before an interaction, by the name of the move. */
  before: Readonly<Record<string, (site: Site) => Promise<unknown>>>
  /** Moves of the model that are not possible on the site in this configuration. */
  avoids: (move: string, at: Configuration) => boolean
  /** Additional paths. */
  paths: readonly Fixture[]
  /** The expected roles after a final state. */
  left: Readonly<Record<string, Expectation>>
  /** States that cannot be checked on the site, with the reason. */
  unseen: Readonly<Record<string, string>>
  stubs: readonly Stub[]
  /** The maximum number of moves of a path. */
  longest: number
  /** Whether the page's clock moves only with the path. Otherwise it also moves as far as rendering needs it. */
  exact: boolean
  /** Whether the machine starts only after the first render, for which the clock must move. */
  startsLate: boolean
  reducedMotion: 'reduce' | 'no-preference'
}

type SetupOf<Machine extends AnyStateMachine> = Partial<
  Omit<Setup, 'model' | 'expectations' | 'interactionFor' | 'fixedInteraction' | 'arrivals'>
> &
  PageObject<Machine> & { arrivals: Setup['arrivals'] }

/** Declares a setup. The types of the interactions are checked against the model's machine. */
export const setupOf = <Machine extends AnyStateMachine>({
  interactions,
  ...setup
}: SetupOf<Machine>): Setup => ({
  services: {},
  handlers: {},
  before: {},
  avoids: () => false,
  paths: [],
  left: {},
  unseen: {},
  stubs: [],
  longest: 25,
  exact: false,
  startsLate: false,
  reducedMotion: 'reduce',
  ...setup,
  interactionFor: interactionsFor(interactions),
  fixedInteraction: (type) => {
    const interaction = Object.entries<unknown>(interactions).find(([name]) => name === type)?.[1]
    return typeof interaction === 'object' ? (interaction as Interaction) : undefined
  },
})
