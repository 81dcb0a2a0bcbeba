import { isStepPage, onboardingSteps } from '../../machines/onboarding/onboarding-steps.ts'
import { otherIdentity } from '../../machines/samples.ts'
import {
  before,
  isRequest,
  openPages,
  requestsIn,
  type Seen,
  type SystemRules,
  whileOpen,
} from './rule-input.ts'
import { here } from './tab-context.ts'

/** The rules of the system about sessions and sign-ins. */
export const signInRules: SystemRules = {
  'never two members in one tab': whileOpen((_, { session, host }) => {
    const { identity, member } = session.context
    if (!session.hasTag('signed in'))
      return session.hasTag('authenticating') || host.context.identity === null
    return host.context.identity?.uid === identity?.uid && host.context.member?._id === member?._id
  }),

  'a step of the onboarding belongs to a member': whileOpen(
    (_, { session, onboarding }) =>
      session.hasTag('signed in') ||
      !onboardingSteps.some(({ state }) => onboarding.matches(state)),
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

  'at most one email per press': ({ sent, started }) =>
    (started['send reset email'] ?? 0) <= (sent['reset email requested'] ?? 0),

  'a logout ends the session and leads to /login (2, 4, r9)': whileOpen(
    (seen, { session, blocker }) =>
      seen.last.event?.type !== 'logout chosen' ||
      blocker.matches('asking') ||
      (!session.hasTag('signed in') && requestsIn(seen).length === 1),
  ),

  'the page host has the record of the session': whileOpen(
    (_, { session, host }) =>
      !session.hasTag('signed in') ||
      JSON.stringify(host.context.member) === JSON.stringify(session.context.member),
  ),

  'a restored session leads nowhere (r27)': ({ last: { messages } }) =>
    !messages.some(({ event }) => event.type === 'session restored') ||
    messages.some(({ event }) => event.type === 'signed in') ||
    !messages.some(({ from, event }) => from === 'onboarding' && isRequest(event)),

  'the onboarding begins once per sign-in, after the session has answered': whileOpen(
    ({ last: { messages } }, { session, host }) => {
      const begins = messages.flatMap(({ to, event }, index) =>
        to === 'onboarding' && event.type === 'signed in' ? [index] : [],
      )
      const [first, ...more] = begins
      if (first === undefined) return true
      const opened = messages.findIndex(
        ({ from, event }) => from === 'session' && event.type === 'session opened',
      )
      return (
        more.length === 0 &&
        session.matches({ 'signed in': 'ready' }) &&
        // The session itself begins it only for a sign-in that no page waits for.
        (messages[first]?.from !== 'session' ||
          !openPages(host).some(({ snapshot: { value } }) => value === 'started')) &&
        (messages[first]?.from === 'session' || opened < first)
      )
    },
  ),

  'every sign-in of a page gets an answer': whileOpen((_, { session, host }) =>
    openPages(host).every(
      ({ snapshot: { value } }) =>
        value !== 'starting session' ||
        session.hasTag('authenticating') ||
        session.matches({ 'signed in': 'loading' }),
    ),
  ),

  'a sign-in counts as running until it has ended': whileOpen(
    ({ snapshot: { context } }, { session, signIns }) =>
      signIns.context.here === context.signIns + (session.hasTag('authenticating') ? 1 : 0),
  ),

  'an identity counts as orphaned only if no sign-in runs (0007)': whileOpen(
    ({ snapshot: { context }, last }, { session }) =>
      !last.messages.some(({ event }) => event.type === 'orphaned identity found') ||
      (context.signIns === 0 && !session.hasTag('authenticating')),
  ),

  'no session ends without a reason (r40)': whileOpen((seen, { session }) => {
    const was = before(seen, 'session')?.hasTag('signed in') === true
    const isOver = !session.hasTag('signed in') && !session.hasTag('authenticating')
    return !was || !isOver || endsIn(seen) === 1
  }),

  'every end of a session reaches every open page at once (r40)': whileOpen((seen) => {
    const { current, next } = before(seen, 'pageHost')?.context ?? {}
    const open = [current, next].filter((page) => page && !page.ended).length
    const delivered = seen.last.messages.filter(
      ({ from, to, event }) =>
        from === 'pageHost' && to !== 'navigationBlocker' && event.type === 'session ended',
    )
    return delivered.length >= endsIn(seen) * open
  }),

  'no page waits for an identity that the session no longer has (r40)': whileOpen(
    (seen, { host }) =>
      endsIn(seen) === 0 ||
      openPages(host).every(
        ({ open, snapshot }) => open.page !== '/verify-email' || snapshot.value !== 'waiting',
      ),
  ),

  'no write for another member (r35)': whileOpen(({ last: { messages } }, { session }) =>
    messages.every(
      ({ event }) =>
        event.type !== 'write session' ||
        event.owner === undefined ||
        event.owner === session.context.identity?.uid,
    ),
  ),

  'a late result of an ended attempt changes nothing (r39)': whileOpen(
    ({ last: { event, messages } }) =>
      event?.type !== 'attempt aborted' ||
      messages.every(({ event: { type } }) => type === 'sign-in ended'),
  ),

  'a sign-in leads to the required step, else to the return path, else to / (r13)': ({
    last: { messages },
  }) => {
    const signedIn = messages.find(
      ({ to, event }) => to === 'onboarding' && event.type === 'signed in',
    )
    if (!signedIn) return true
    const { member, authType, returnTo } = signedIn.event
    if (onboardingSteps.some(({ isPending }) => isPending({ member, authType }))) return true
    return messages
      .filter(({ from, event }) => from === 'onboarding' && event.type === 'navigate')
      .every(({ event }) => event.to === (isStepPage(returnTo ?? '') ? '/' : (returnTo ?? '/')))
  },

  // No system has a page whose return path belongs to this member.
  'a return path is only followed by the member that it belongs to (r13)': whileOpen(
    ({ last: { messages } }, { session }) =>
      session.context.identity?.uid !== otherIdentity.uid ||
      messages.every(({ event }) => event.type !== 'signed in' || event.returnTo === null),
  ),

  'a logout leaves no return path for the next member (r9, r13)': whileOpen(
    ({ snapshot: { context }, last }) =>
      !last.messages.some(({ event }) => event.type === 'logout requested') ||
      here(context).page !== '/login' ||
      here(context).returnTo === null,
  ),

  'a press while the email is being sent sends no other one': (seen) =>
    !seen.justNow.started['send reset email'] ||
    before(seen, 'passwordRemoved')?.hasTag('busy') === false,

  'the banner offers no second email once one was sent (r30)': whileOpen(
    ({ justNow }, { passwordRemoved }) =>
      !justNow.ended['send reset email: is sent'] ||
      !passwordRemoved.matches({ visible: 'offering' }),
  ),
}

/** How often the session has ended in the last move. */
const endsIn = ({ last: { messages } }: Seen): number =>
  messages.filter(({ to, event }) => to === 'onboarding' && event.type === 'session ended').length

const answersToPage: ReadonlySet<string> = new Set([
  'signed in',
  'step completed',
  'account created',
  'account withdrawn',
])
