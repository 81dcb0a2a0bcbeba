import type { ReactElement } from 'react'
import type { ActorRefFrom, AnyActorLogic, InputFrom } from 'xstate'
import type { LoadRequest } from '../../../machines/page-host/page-request.ts'
import type { FlowDependencies } from '../flows/flow-actors.ts'

type Opened<Logic extends AnyActorLogic> = { logic: Logic; input: InputFrom<Logic> }

/** A page: its machine and its screen, in one chunk. */
export type PageModule<Logic extends AnyActorLogic> = {
  /**
   * The page's machine with its services, and its input: what storage, clock and device say now. Null if the page needs
   * the member first.
   */
  open(
    dependencies: FlowDependencies,
    request: LoadRequest,
  ): Opened<Logic> | null | Promise<Opened<Logic> | null>
  /** Renders the page from the snapshot of its actor. */
  Screen(props: { page: ActorRefFrom<Logic> }): ReactElement
}
