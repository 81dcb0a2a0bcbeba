import type { AnyMachineSnapshot } from 'xstate'
import { isSameEmail } from '../../machines/member.ts'
import { pages } from '../../machines/paths.ts'
import { messageRules } from './message-rules.ts'
import {
  type Actors,
  before,
  blocksNavigation,
  hasDialog,
  isMemberPage,
  isRequest,
  isUnsaved,
  openPages,
  requestsIn,
  runningPages,
  type Seen,
  type SystemRules,
  whileOpen,
} from './rule-input.ts'
import { signInRules } from './sign-in-rules.ts'
import { here, isRunning, isSessionNew, keyOf } from './tab-context.ts'

/** The rules of the system, from the specification ("4" is its section) and its readings ("r7"). */
export const systemRules: SystemRules = {
  ...signInRules,
  ...messageRules,

  'a site that crashes shows the crash page until a reload, and nothing else happens': ({
    snapshot: { context },
    last,
  }) => {
    const type: string | undefined = last.event?.type
    if (context.app === null || isRunning(context)) return true
    const site = context.app.getSnapshot()
    return (
      site.status === 'active' &&
      site.matches('broken') &&
      ['fault met', 'crash observed', 'back pressed'].includes(type ?? '')
    )
  },

  // A page that opens before anyone's identity is known shows no one.
  'no member page without a session (2, 6)': whileOpen(
    ({ snapshot }, { session, host }) =>
      session.hasTag('signed in') ||
      isHiddenByLayout(session) ||
      // The router is about to redirect.
      isSessionNew(snapshot.context) ||
      snapshot.matches({ open: 'guarding' }) ||
      !openPages(host).some(
        ({ open, snapshot: { context } }) =>
          isMemberPage(open) &&
          context.identity !== null &&
          // The same member signs in once more.
          !(
            session.hasTag('authenticating') &&
            session.context.identity?.uid === context.identity.uid
          ),
      ),
  ),

  'no page of a member is shown to the next': whileOpen((_, { session, host }) =>
    openPages(host).every(
      ({ open, snapshot: { context } }) =>
        !isMemberPage(open) ||
        context.identity === null ||
        context.identity?.uid === session.context.identity?.uid,
    ),
  ),

  'a page runs only while it is shown or about to be shown': whileOpen((_, { host }) => {
    const { current, next } = host.context
    return runningPages(host).every((id) => id === current?.id || id === next?.id)
  }),

  'the shown page is that of the URL (2)': whileOpen((seen, { host }) => {
    if (!seen.snapshot.matches({ open: 'idle' }) || !host.matches('settled')) return true
    return (host.context.current?.key ?? null) === keyOf(here(seen.snapshot.context))
  }),

  'the navigation blocker knows what the shown page blocks': whileOpen((_, { host, blocker }) => {
    const { blocks } = blocker.context
    const shown = openPages(host).find(({ open }) => open.id === host.context.current?.id)
    return (
      blocks.navigation === (shown !== undefined && blocksNavigation(shown.snapshot)) &&
      blocks.dialog === (shown !== undefined && hasDialog(shown.snapshot))
    )
  }),

  'a page asks whether to discard changes exactly while a navigation is pending': whileOpen(
    (_, { host, blocker }) => {
      const shown = openPages(host).find(({ open }) => open.id === host.context.current?.id)
      return (shown?.snapshot.value === 'confirming leave') === blocker.matches('asking')
    },
  ),

  'no one leaves unsaved changes without a question (0050)': whileOpen((seen, { blocker }) => {
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

  'no navigation that neither a member nor a guard asked for': whileOpen((seen) => {
    const { justNow, snapshot } = seen
    const isFromOutside = Object.keys(justNow.ended).some((end) => elsewhere.has(end))
    // /verify-email of another email leads to / by itself.
    const requests = requestsIn(seen).filter(({ from }) => from !== 'verification')
    return requests.length <= (isFromOutside ? 0 : 1) && snapshot.context.index >= 0
  }),

  'a page is shown only after the router has entered its route': whileOpen((seen, { host }) => {
    const shown = host.context.current
    return (
      shown === null ||
      shown.id === before(seen, 'pageHost')?.context.current?.id ||
      shown.key === seen.snapshot.context.entered
    )
  }),

  'a loaded page whose route was entered is shown': whileOpen(
    ({ snapshot }, { host }) =>
      !(snapshot.matches({ open: 'idle' }) && host.matches({ changing: 'opened' })),
  ),

  'a page waits for the member only until the record is loaded': whileOpen(
    (_, { host }) =>
      !(host.matches({ changing: 'waiting for the member' }) && host.context.member !== null),
  ),

  'a page gets the return path and the email of its own entry (r13)': whileOpen(
    ({ snapshot }, { host }) => {
      const entry = here(snapshot.context)
      const { requested } = host.context
      return (
        snapshot.matches({ open: 'guarding' }) ||
        requested?.key !== keyOf(entry) ||
        requested === null ||
        ((requested.location.returnTo?.path ?? null) === entry.returnTo &&
          requested.location.email === entry.email)
      )
    },
  ),

  'a page for visitors opens only when no one is signing in (0027)': whileOpen(
    ({ snapshot, last }, { session }) => {
      const { page } = here(snapshot.context)
      const isRequested = last.messages.some(({ event }) => event.type === 'page requested')
      if (!isRequested || page === null || pages[page].access !== 'visitors') return true
      return !(['restoring', 'authenticating', 'signed in'] as const).some((tag) =>
        session.hasTag(tag),
      )
    },
  ),

  'a page without unsaved changes and dialogs can be left': whileOpen((seen, { blocker }) => {
    const isAttempt = seen.last.event !== null && attempts.has(seen.last.event.type)
    const blocks = before(seen, 'navigationBlocker')?.context.blocks
    return !isAttempt || blocks.navigation || blocks.dialog || blocker.context.answer === 'allowed'
  }),

  'discarded changes let the pending navigation go on, and no other (0050)': whileOpen((seen) => {
    const pending = before(seen, 'navigationBlocker')?.context.pending
    const { messages } = seen.last
    if (!messages.some(({ from, to }) => from === 'navigationBlocker' && to === 'session'))
      return true
    return pending === null || pending === undefined || pending.kind === 'logout'
  }),

  'the form of a pending verification gives way to another member': whileOpen(
    (_, { session, host }) =>
      openPages(host).every(
        ({ snapshot: { machine, value, context } }) =>
          machine.id !== 'verification' ||
          !awaitingStates.has(String(value)) ||
          !session.hasTag('signed in') ||
          isSameEmail(session.context.identity?.email ?? null, context.location.email),
      ),
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
  'fields changed',
  'submitted',
  'reloaded',
])

const elsewhere: ReadonlySet<string> = new Set([
  'storage: is cleared by another tab',
  'storage: has another member',
  'watch identity: reports no identity',
  'watch identity: reports another member',
])

/** While the session is being restored, the layout of the member pages shows that instead of the page. */
const isHiddenByLayout = (session: Actors['session']): boolean =>
  session.hasTag('restoring') || session.matches('restore failed')

const awaitingStates: ReadonlySet<string> = new Set(['waiting', 'starting session', 'failed'])
