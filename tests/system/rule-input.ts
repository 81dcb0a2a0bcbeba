import type { InvariantInput } from 'statewalk'
import { type AnyActorRef, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate'
import type { OpenPage } from '../../machines/page-host/page-host-setup.ts'
import { pages } from '../../machines/paths.ts'
import type { ReducedContext } from './reduced-pages.ts'
import { actorsOf, isRunning } from './tab-context.ts'
import type { tabMachine } from './tab-machine.ts'

/** What a rule of the system sees. */
export type Seen = InvariantInput<typeof tabMachine>

/** The snapshots of the root and its children. */
export type Actors = ReturnType<typeof actorsOf>

type OpenedPage = { open: OpenPage; snapshot: AnyMachineSnapshot & { context: ReducedContext } }

/** A rule by its sentence. */
export type SystemRules = Readonly<Record<string, (seen: Seen) => boolean>>

/** A rule about a running site. While the document is closed, or the site has crashed, there is nothing to check. */
export const whileOpen =
  (holds: (seen: Seen, actors: Actors) => boolean) =>
  (seen: Seen): boolean => {
    const { context } = seen.snapshot
    return !isRunning(context) || holds(seen, actorsOf(context))
  }

/** The requests of a navigation that the last move has sent to the root. */
export const requestsIn = ({ last }: Seen) =>
  last.messages.filter(({ to, event }) => to === 'app' && isRequest(event))

/** Whether an event requests a navigation. */
export const isRequest = ({ type }: { type: string }): boolean =>
  type === 'navigate' || type === 'go back'

/** The snapshot of a child of the root before the last move. */
export const before = ({ last }: Seen, child: string): AnyMachineSnapshot | undefined =>
  last.childrenBefore[`app › ${child}`]

/** Whether only members open the page. */
export const isMemberPage = ({ page }: OpenPage): boolean => pages[page].access === 'members'

/** Whether a form has unsaved changes besides a picture that Back stops cropping. */
export const isUnsaved = (form: AnyMachineSnapshot): boolean =>
  blocksNavigation(form) &&
  !form.matches({ editing: { cropping: 'over nothing' } }) &&
  (form.matches('editing') || form.context.unsaved !== 'nothing')

/** Whether a page asks before it is left. */
export const blocksNavigation = (page: AnyMachineSnapshot): boolean =>
  page.machine.id === 'form' &&
  (page.matches({ editing: 'changed' }) ||
    page.matches({ editing: 'cropping' }) ||
    page.matches('confirming cancel') ||
    page.matches('confirming leave'))

/** Whether Back closes a dialog of the page. */
export const hasDialog = (page: AnyMachineSnapshot): boolean =>
  page.machine.id === 'settings page'
    ? page.matches('dialog') || page.matches('busy dialog')
    : blocksNavigation(page) && !page.matches({ editing: 'changed' })

/** The open pages that have not ended, with their snapshots. */
export const openPages = ({ children, context: { current, next } }: Actors['host']): OpenedPage[] =>
  [current, next].flatMap((open) => {
    const actors: Readonly<Record<string, AnyActorRef | undefined>> = children
    const snapshot: unknown = open && actors[open.id]?.getSnapshot()
    return open && isMachineSnapshot(snapshot) && snapshot.status === 'active'
      ? [{ open, snapshot: snapshot as OpenedPage['snapshot'] }]
      : []
  })

/** The ids of all pages whose actors run. */
export const runningPages = ({ children }: Actors['host']): string[] => {
  const actors: Readonly<Record<string, AnyActorRef | undefined>> = children
  return Object.entries(actors).flatMap(([id, actor]) =>
    id.startsWith('page ') && actor?.getSnapshot().status === 'active' ? [id] : [],
  )
}
