import type { ReactElement } from 'react'
import type { ActorRefFrom, AnyActor, AnyActorLogic, InputFrom, SnapshotFrom } from 'xstate'
import type { appMachine } from '../../../machines/app/app-machine.ts'
import type { LoadRequest } from '../../../machines/page-host/page-host-events.ts'
import type { Page } from '../../../machines/paths.ts'
import type { sessionMachine } from '../../../machines/session/session-machine.ts'
import type { Services } from '../create-services.ts'

export type Session = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/** What the pages depend on. `App` provides all of it. */
export type PageDependencies = {
  readonly services: Services
  readonly session: Session
  readonly root: ActorRefFrom<typeof appMachine>
}

/** The dependencies of a page that the page host opens. Throws if its system has no root or no session. */
export const dependenciesIn = (
  system: AnyActor['system'],
  services: Services,
): PageDependencies => {
  const root: PageDependencies['root'] | undefined = system.get('app')
  const session: Session | undefined = system.get('session')
  if (!root || !session) throw new Error('The page belongs to no site')
  return { services, session, root }
}

type Opened<Logic extends AnyActorLogic> = { logic: Logic; input: InputFrom<Logic> }

/** The pages at these paths, all by default: their machine and their screen, in one chunk. */
export type PageModule<Logic extends AnyActorLogic, Path extends Page = Page> = {
  /**
   * The page's machine with its services, and its input: what storage, clock and device say now. Null if the page needs
   * the member first.
   */
  open(
    dependencies: PageDependencies,
    request: LoadRequest & { page: Path },
  ): Opened<Logic> | null | Promise<Opened<Logic> | null>
  /** Renders the page from the snapshot of its actor. */
  Screen(props: { page: ActorRefFrom<Logic> }): ReactElement
}
