import { isSettled } from '../../machines/app/access.ts'
import { isSameEmail } from '../../machines/member.ts'
import { isStepPage, onboardingSteps } from '../../machines/onboarding/onboarding-steps.ts'
import { isPage, pages } from '../../machines/paths.ts'
import { childrenOf, type Seen } from './seen-tab.ts'

/** The rules of the system, from the specification ("4" is its section) and its readings ("r7"): false if broken. */
export const systemRules: Readonly<Record<string, (seen: Seen) => boolean>> = {
  'the site has not crashed': ({ tab }) => !tab.app.root.getSnapshot().matches('broken'),

  'never two members in one tab': ({ session, host }) => {
    const { identity, member } = session.context
    if (identity !== null && member !== null && identity.email !== member.email) return false
    if (!session.hasTag('signed in'))
      return session.hasTag('authenticating') || host.context.identity === null
    return (
      host.context.identity?.uid === identity?.uid &&
      JSON.stringify(host.context.member) === JSON.stringify(member)
    )
  },

  'no member page without a session (2, 6)': ({ session, open }) =>
    !session.hasTag('signed out') ||
    session.hasTag('authenticating') ||
    !open.some(({ open: { page } }) => pages[page].access === 'members'),

  'a page runs only while it is shown, about to be shown, or saving': ({ host }) => {
    const { current, next, left } = host.context
    const known = [current, next, ...left].map((page) => page?.id)
    return Object.entries(childrenOf(host)).every(
      ([id, actor]) =>
        !id.startsWith('page ') || actor?.getSnapshot().status !== 'active' || known.includes(id),
    )
  },

  'the shown page has an actor, which runs until it has ended': ({ host, open }) => {
    const { current, next } = host.context
    return [current, next].every(
      (page) => page === null || page.ended !== open.some(({ open: { id } }) => id === page.id),
    )
  },

  'the shown page is that of the URL (2)': ({ tab, host, path }) =>
    tab.router.state.status !== 'idle' ||
    !host.matches('settled') ||
    host.context.current === null ||
    host.context.current.page === (isPage(path) ? path : null),

  'the navigation blocker knows what the shown page blocks': ({ host, blocker }) => {
    const { navigation = false, dialog = false } = host.context.current?.blocks ?? {}
    const { blocks } = blocker.context
    return blocks.navigation === navigation && blocks.dialog === dialog
  },

  'a page asks whether to discard changes exactly while a navigation is pending': ({
    host,
    blocker,
    open,
  }) => {
    const shown = open.find(({ open: { id } }) => id === host.context.current?.id)
    return (shown?.snapshot.value === 'confirming leave') === blocker.matches('asking')
  },

  'no one leaves unsaved changes without a question (0050)': (seen) =>
    !isAttempt(seen) ||
    !seen.before.blocker.context.blocks.navigation ||
    (seen.blocker.context.answer === 'blocked' &&
      seen.host.context.current?.id === seen.before.host.context.current?.id),

  'unsaved changes never vanish without a question (r35)': ({ move, before, host, session }) =>
    !before.blocker.context.blocks.navigation ||
    before.blocker.context.blocks.saving ||
    (move.by !== 'other tab' && move.by !== 'time') ||
    before.session.context.identity?.uid !== session.context.identity?.uid ||
    host.context.current?.id === before.host.context.current?.id,

  'a page without unsaved changes and dialogs can be left': (seen) => {
    const { navigation, dialog, saving } = seen.before.blocker.context.blocks
    const isFree = !navigation && !dialog && !saving
    return !isAttempt(seen) || !isFree || seen.blocker.context.answer === 'allowed'
  },

  'the navigation blocker logs out only a member who has asked for it (0050)': (seen) =>
    !seen.messages.some(({ from, to }) => from === 'navigationBlocker' && to === 'session') ||
    isLogout(seen) ||
    seen.before.blocker.context.pending?.kind === 'logout',

  'Back closes an open dialog, and stays on the page (0050)': ({ tab, move, before, ...after }) => {
    const isBack = move.tab === tab && move.name.endsWith('presses Back')
    if (!isBack || !before.blocker.context.blocks.dialog) return true
    return !after.blocker.context.blocks.dialog && after.path === before.path
  },

  'discarded changes let the pending navigation go on (0050)': ({ tab, move, before, path }) => {
    const { pending } = before.blocker.context
    const isAnswer = move.tab === tab && move.name.endsWith('discards the changes')
    if (!isAnswer || !before.blocker.matches('asking') || pending?.kind !== 'push') return true
    return path === new URL(pending.href, 'https://trellis.example').pathname
  },

  'a page is shown only after the router has entered its route': ({ before, host, messages }) => {
    const { current } = host.context
    return (
      current === null ||
      current.id === before.host.context.current?.id ||
      messages.some(
        ({ to, event }) =>
          to === 'pageHost' && event.type === 'route entered' && event.key === current.key,
      ) ||
      before.host.context.entered
    )
  },

  'a loaded page whose route was entered is shown': ({ tab, host }) =>
    tab.router.state.status !== 'idle' || !host.matches({ changing: 'opened' }),

  'a page waits for the member only until the record is loaded': ({ host }) =>
    !host.matches({ changing: 'waiting for the member' }) || host.context.member === null,

  'a page for visitors opens only when no one is signing in (0027)': ({ messages }) =>
    messages.every(
      ({ to, event, session }) =>
        to !== 'pageHost' ||
        event.type !== 'page requested' ||
        pages[event.page as keyof typeof pages].access !== 'visitors' ||
        !['restoring', 'authenticating', 'signed in'].some((tag) => session.hasTag(tag)),
    ),

  'the form of a pending verification gives way to another member': ({ session, open }) =>
    open.every(
      ({ open: { page }, snapshot }) =>
        page !== '/verify-email' ||
        !snapshot.matches('waiting') ||
        !session.hasTag('signed in') ||
        isSameEmail(session.context.identity?.email ?? null, snapshot.context.email),
    ),

  'a step of the onboarding belongs to a member': ({ session, onboarding }) =>
    session.hasTag('signed in') || !onboardingSteps.some(({ state }) => onboarding.matches(state)),

  'the return path is that of the present member': ({ session, onboarding }) =>
    session.hasTag('signed in') || onboarding.context.returnTo === null,

  'the banner about a removed password belongs to a member (r30)': ({ session, passwordRemoved }) =>
    session.hasTag('signed in') || passwordRemoved.matches('hidden'),

  'the session knows before the onboarding': ({ messages }) =>
    messages.every(
      ({ to, event, session }) =>
        to !== 'onboarding' ||
        !['signed in', 'step completed'].includes(event.type) ||
        session.hasTag('signed in'),
    ),

  'a logout ends the session and leads to /login, without a return path (2, 4, r9, r13)': (
    seen,
  ) => {
    const { tab, blocker, session, path } = seen
    if (!isLogout(seen) || blocker.context.answer === 'blocked') return true
    const { returnTo = null } = tab.router.latestLocation.state
    return session.hasTag('signed out') && path === '/login' && returnTo === null
  },

  'a restored session leads nowhere (r27)': ({ messages }) =>
    !messages.some(({ event }) => event.type === 'session restored') ||
    messages.some(({ event }) => event.type === 'signed in') ||
    !messages.some(({ from, event }) => from === 'onboarding' && event.type === 'navigate'),

  'the onboarding begins once per sign-in, after the session has answered': ({ messages }) => {
    const begins = messages.filter(
      ({ to, event }) => to === 'onboarding' && event.type === 'signed in',
    )
    return (
      begins.length <= 1 && begins.every(({ session }) => session.matches({ 'signed in': 'ready' }))
    )
  },

  'a sign-in leads to the required step, else to the return path, else to / (r13)': ({
    messages,
  }) => {
    const begins = messages.find(
      ({ to, event }) => to === 'onboarding' && event.type === 'signed in',
    )
    if (!begins) return true
    const { member, authType, returnTo } = begins.event
    const step = onboardingSteps.find(({ isPending }) => isPending({ member, authType }))
    const goal = step?.page ?? (isStepPage(returnTo ?? '') ? '/' : (returnTo ?? '/'))
    return messages.some(
      ({ from, event }) => from === 'onboarding' && event.type === 'navigate' && event.to === goal,
    )
  },

  'every sign-in of a page gets an answer': ({ session, open }) =>
    open.every(
      ({ snapshot: { value } }) =>
        value !== 'starting session' ||
        session.hasTag('authenticating') ||
        session.matches({ 'signed in': 'loading' }),
    ),

  'a sign-in counts as running until it has ended': ({ tab, session, signIns }) =>
    tab.pending.some(({ call }) => call.startsWith('sign')) ||
    signIns.context.here === (session.hasTag('authenticating') ? 1 : 0),

  'an identity counts as orphaned only if no sign-in runs (0007)': ({ messages }) =>
    messages.every(
      ({ event, session }) =>
        event.type !== 'orphaned identity found' || !session.hasTag('authenticating'),
    ),

  'no session ends without a reason, and every end reaches every open page (r40)': ({
    before,
    session,
    messages,
  }) => {
    const ends = messages.filter(
      ({ to, event }) => to === 'onboarding' && event.type === 'session ended',
    ).length
    const isOver = !session.hasTag('signed in') && !session.hasTag('authenticating')
    if (before.session.hasTag('signed in') && isOver && ends === 0) return false
    const { current, next } = before.host.context
    const delivered = messages.filter(
      ({ from, to, event }) =>
        from === 'pageHost' && to.startsWith('page ') && event.type === 'session ended',
    ).length
    return ends === 0 || delivered >= [current, next].filter((page) => page && !page.ended).length
  },

  'no page waits for an identity that the session no longer has (r40)': ({ messages, open }) =>
    !messages.some(({ to, event }) => to === 'onboarding' && event.type === 'session ended') ||
    open.every(
      ({ open: { page }, snapshot }) => page !== '/verify-email' || !snapshot.matches('waiting'),
    ),

  'no write for another member (r35)': ({ messages }) =>
    messages.every(
      ({ event, session }) =>
        event.type !== 'write session' ||
        event.owner === undefined ||
        event.owner === session.context.identity?.uid,
    ),

  'what the root is asked to emit leaves it once': ({ messages, emitted }) =>
    ['notice', 'navigate', 'go back', 'resume navigation'].every(
      (type) =>
        emitted.filter((event) => event.type === type).length ===
        messages.filter(({ to, event }) => to === 'app' && event.type === type).length,
    ),

  // One that ends with the move may still get a message.
  'no message goes to a page that has ended': ({ messages, before }) =>
    messages.every(
      ({ from, to, isReceived }) =>
        from !== 'pageHost' || !to.startsWith('page ') || isReceived || before.open.includes(to),
    ),

  'no message is sent twice': ({ messages }) =>
    messages.every(({ from, to, event }, index) => {
      const last = messages[index - 1]
      return (
        last?.from !== from ||
        last.to !== to ||
        !longLived.has(from) ||
        !longLived.has(to) ||
        JSON.stringify(last.event) !== JSON.stringify(event)
      )
    }),
}

/** The rule that is broken although everything has arrived. */
export const restRules: typeof systemRules = {
  'every tab comes to an open page': ({ session, host }) =>
    !isSettled(session) || session.hasTag('failed') || host.matches('settled'),
}

const longLived: ReadonlySet<string> = new Set(['session', 'onboarding', 'pageHost', 'signIns'])

/** Whether the member of the tab tries to leave its page. */
const isAttempt = ({ tab, move: { tab: own, name } }: Seen): boolean =>
  own === tab && /: (opens |presses Back|logs out)/.test(name)

const isLogout = ({ tab, move: { tab: own, name } }: Seen): boolean =>
  own === tab && name.endsWith('logs out')
