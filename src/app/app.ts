import type { Actor, SnapshotFrom } from 'xstate'
import type { appMachine } from '../../machines/app/app-machine.ts'
import type { Services } from './create-services.ts'

type Children = Required<SnapshotFrom<typeof appMachine>['children']>

/** The site without its user interface: the root with its children, the services. */
export type App = Pick<
  Children,
  'session' | 'onboarding' | 'passwordRemoved' | 'theme' | 'pageHost' | 'signIns'
> & {
  root: Actor<typeof appMachine>
  blocker: Children['navigationBlocker']
  services: Services
}
