import type { InvariantInput } from 'statewalk'
import { type AnyActorRef, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate'
import type { OpenPage } from '../page-host/page-host-setup.ts'
import { pages } from '../paths.ts'
import type { ReducedContext } from './reduced-pages.ts'
import { actorsOf, here, isSessionNew, keyOf } from './tab-context.ts'
import type { tabMachine } from './tab-machine.ts'

type Seen = InvariantInput<typeof tabMachine>
type Actors = ReturnType<typeof actorsOf>
type OpenedPage = { open: OpenPage; snapshot: AnyMachineSnapshot & { context: ReducedContext } }

/** A rule about an open site. While the document is closed, there is nothing to check. */
const whileOpen =
  (holds: (seen: Seen, actors: Actors) => boolean) =>
  (seen: Seen): boolean =>
    seen.snapshot.matches('closed') || holds(seen, actorsOf(seen.snapshot.context))

/** The rules of the system, from the specification ("4" is its section) and its readings ("r7"). */
export const systemRules: Readonly<Record<string, (seen: Seen) => boolean>> = {
  'no actor throws': whileOpen((_, { app }) => app.matches('running')),

  'never two members in one tab': whileOpen((_, { session, host }) => {
    const { identity, member } = session.context
    if (!session.hasTag('signed in'))
      return session.hasTag('authenticating') || host.context.identity === null
    return host.context.identity?.uid === identity?.uid && host.context.member?._id === member?._id
  }),

  'no member page without a session (2, 6)': whileOpen(
    ({ snapshot }, { session, host }) =>
      session.hasTag('signed in') ||
      isHiddenByLayout(session) ||
      // The router is about to redirect.
      isSessionNew(snapshot.context) ||
      snapshot.matches({ open: 'guarding' }) ||
      !openPages(host).some(({ open }) => isMemberPage(open)),
  ),

  'no page of a member is shown to the next': whileOpen((_, { session, host }) =>
    openPages(host).every(
      ({ open, snapshot: { context } }) =>
        !isMemberPage(open) || context.identity?.uid === session.context.identity?.uid,
    ),
  ),

  'a page runs only while it is shown or about to be shown': whileOpen((_, { host }) => {
    const { current, next } = host.context
    return runningPages(host).every((id) => id === current?.id || id === next?.id)
  }),

  'the shown page is that of the URL (2)': whileOpen((seen, { host }) => {
    if (!seen.snapshot.matches({ open: 'idle' }) || !host.matches('settled')) return true
    return host.context.current?.key === keyOf(here(seen.snapshot.context))
  }),

  'the navigation blocker knows what the shown page blocks': whileOpen((_, { host, blocker }) => {
    const { blocks } = blocker.context
    const shown = openPages(host).find(({ open }) => open.id === host.context.current?.id)
    return (
      blocks.navigation === (shown !== undefined && isUnsaved(shown.snapshot)) &&
      blocks.dialog === (shown !== undefined && hasDialog(shown.snapshot))
    )
  }),

  'a page asks whether to discard changes exactly while a navigation is pending': whileOpen(
    (_, { host, blocker }) => {
      const shown = openPages(host).find(({ open }) => open.id === host.context.current?.id)
      return (shown?.snapshot.value === 'confirming leave') === blocker.matches('asking')
    },
  ),

  'nobody leaves unsaved changes without a question (0050)': whileOpen((seen, { blocker }) => {
    const isAttempt = seen.last.event !== null && attempts.has(seen.last.event.type)
    return !isAttempt || unsavedBefore(seen) === null || blocker.context.answer === 'blocked'
  }),

  // A draft keeps what is typed while the next page loads.
  'unsaved changes never vanish without a question (r35)': whileOpen((seen, { session, host }) => {
    const { last } = seen
    const form = unsavedBefore(seen)
    if (!form || !last.before?.matches({ open: 'idle' })) return true
    const isAnswered = last.event !== null && answers.has(last.event.type)
    const isSameMember = form.context.identity?.uid === session.context.identity?.uid
    return (
      isAnswered ||
      !isSameMember ||
      (openPages(host).some(({ snapshot }) => isUnsaved(snapshot)) &&
        !last.messages.some(({ to, event }) => to === 'app' && isRequest(event)))
    )
  }),

  'no navigation that neither a member nor a guard asked for': whileOpen(
    ({ last, justNow, snapshot }) => {
      const requests = last.messages.filter(({ to, event }) => to === 'app' && isRequest(event))
      const isFromOutside = Object.keys(justNow.ended).some((end) => elsewhere.has(end))
      return requests.length <= (isFromOutside ? 0 : 1) && snapshot.context.index >= 0
    },
  ),

  'a step of the onboarding belongs to a member': whileOpen(
    (_, { session, onboarding }) =>
      session.hasTag('signed in') ||
      !(onboarding.matches('completing the profile') || onboarding.matches('choosing interests')),
  ),

  'the return path is that of the present member': whileOpen(
    (_, { session, onboarding }) =>
      session.hasTag('signed in') || onboarding.context.returnTo === null,
  ),

  'the banner about a removed password belongs to a member (r30)': whileOpen(
    (_, { session, passwordRemoved }) =>
      session.hasTag('signed in') || passwordRemoved.matches('hidden'),
  ),

  'the session knows before the onboarding': whileOpen(({ last: { messages } }, { session }) =>
    messages.every(({ from, to, event }, index) => {
      if (to !== 'onboarding' || !answersToPage.has(event.type)) return true
      if (event.type === 'signed in') return session.hasTag('signed in')
      return messages
        .slice(0, index)
        .some((earlier) => earlier.from === from && earlier.to === 'session')
    }),
  ),

  'no message is sent twice': ({ last: { messages } }) =>
    new Set(messages.map(({ from, to, event }) => JSON.stringify([from, to, event]))).size ===
    messages.length,

  'at most one email per press': ({ sent, started }) =>
    (started['send reset email'] ?? 0) <= (sent['reset email requested'] ?? 0),

  'a logout ends the session and leads to /login (2, 4, r9)': whileOpen(
    ({ last }, { session, blocker }) =>
      last.event?.type !== 'logout chosen' ||
      blocker.matches('asking') ||
      (!session.hasTag('signed in') &&
        last.messages.filter(({ to, event }) => to === 'app' && isRequest(event)).length === 1),
  ),
}

/** The form that was shown before the move, if its changes were unsaved. */
const unsavedBefore = ({ last }: Seen): AnyMachineSnapshot | null => {
  const before = last.childrenBefore['app › pageHost']?.context.current
  const form = last.childrenBefore['app › pageHost › form']
  return form && before && form.context.page === before.page && isUnsaved(form) ? form : null
}

const attempts: ReadonlySet<string> = new Set([
  'link followed',
  'back pressed',
  'forward pressed',
  'logout chosen',
])

const answers: ReadonlySet<string> = new Set([
  'changes discarded',
  'reverted',
  'submitted',
  'reloaded',
])

const answersToPage: ReadonlySet<string> = new Set([
  'signed in',
  'profile completed',
  'interests saved',
  'account created',
  'account withdrawn',
])

const elsewhere: ReadonlySet<string> = new Set([
  'storage: is cleared by another tab',
  'storage: has another member',
  'watch identity: reports no identity',
  'watch identity: reports another member',
])

const isRequest = ({ type }: { type: string }): boolean => type === 'navigate' || type === 'go back'

/** While the session is being restored, the layout of the member pages shows that instead of the page. */
const isHiddenByLayout = (session: Actors['session']): boolean =>
  session.hasTag('restoring') || session.matches('restore failed')

const isMemberPage = ({ page }: OpenPage): boolean => pages[page].access === 'members'

const isUnsaved = ({ machine, value }: AnyMachineSnapshot): boolean =>
  machine.id === 'form' && unsaved.has(String(value))

const hasDialog = ({ machine, value }: AnyMachineSnapshot): boolean =>
  dialogs.has(String(value)) || (machine.id === 'settings page' && value === 'deleting')

const unsaved: ReadonlySet<string> = new Set(['changed', 'confirming cancel', 'confirming leave'])

const dialogs: ReadonlySet<string> = new Set(['dialog', 'confirming cancel', 'confirming leave'])

/** The open pages that have not ended, with their snapshots. */
const openPages = ({ children, context: { current, next } }: Actors['host']): OpenedPage[] =>
  [current, next].flatMap((open) => {
    const actors: Readonly<Record<string, AnyActorRef | undefined>> = children
    const snapshot: unknown = open && actors[open.id]?.getSnapshot()
    return open && isMachineSnapshot(snapshot) && snapshot.status === 'active'
      ? [{ open, snapshot: snapshot as OpenedPage['snapshot'] }]
      : []
  })

const runningPages = ({ children }: Actors['host']): string[] => {
  const actors: Readonly<Record<string, AnyActorRef | undefined>> = children
  return Object.entries(actors).flatMap(([id, actor]) =>
    id.startsWith('page ') && actor?.getSnapshot().status === 'active' ? [id] : [],
  )
}
