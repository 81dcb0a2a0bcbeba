import { type Run, sendOf, startRun } from 'statewalk'
import type { IdentitySnapshot, Member } from '../../machines/member.ts'
import { modelOf } from '../../machines/model-of.ts'
import { onboardingModel } from '../../machines/onboarding/onboarding-model.ts'
import type { StoredSession } from '../../machines/ports.ts'
import {
  newMember,
  otherIdentity,
  settledMember,
  verifiedIdentity,
} from '../../machines/samples.ts'
import { nothingStored } from '../../machines/session/session-entries.ts'
import { sessionModel } from '../../machines/session/session-model.ts'

/** One browser with one storage and one identity, and two tabs with a session and an onboarding machine each. */
export type Browser = {
  /** Names of the possible moves, as `tab 1: logs out`. */
  possible(): readonly string[]
  make(move: string): void
  /** The broken rule as a sentence, or null. */
  broken(): string | null
  /** The key that distinguishes configurations. */
  configuration(): string
}

const people = {
  Maya: { identity: verifiedIdentity, member: newMember, token: 'token-maya' },
  Tomás: {
    identity: otherIdentity,
    member: { ...settledMember, _id: 'member-2', email: 'tomas@example.test' },
    token: 'token-tomás',
  },
} satisfies Record<string, { identity: IdentitySnapshot; member: Member; token: string }>

/* Services answer for the person of the browser's identity, so each person is an outcome. */
const model = modelOf({
  ...sessionModel,
  inputs: { 'an empty storage': { stored: nothingStored, deletion: null } },
  outcomes: {
    ...sessionModel.outcomes,
    'restore identity': {
      Maya: { resolves: { identity: people.Maya.identity, failure: null } },
      Tomás: { resolves: { identity: people.Tomás.identity, failure: null } },
      none: { resolves: { identity: null, failure: null } },
    },
    'fetch token': {
      Maya: { resolves: { token: people.Maya.token } },
      Tomás: { resolves: { token: people.Tomás.token } },
      none: { rejects: { kind: 'not signed in' } },
    },
    'log in to backend': {
      Maya: { resolves: { member: people.Maya.member, notice: null } },
      Tomás: { resolves: { member: people.Tomás.member, notice: null } },
      none: { rejects: { kind: 'not signed in' } },
    },
    'load member': {
      Maya: { resolves: people.Maya.member },
      Tomás: { resolves: people.Tomás.member },
      none: { rejects: { kind: 'session expired' } },
    },
    'watch identity': {},
  },
})

type Tab = {
  session: Run
  onboarding: Run
  received: string
  unread: boolean
  /** The member page that a visitor was redirected to, or null. */
  forbidden: string | null
}

/** Opens two tabs on an empty storage. */
const openBrowser = (): Browser => {
  let stored: StoredSession = nothingStored
  let signedInAs: keyof typeof people | 'none' = 'none'
  const tabs = [openTab(), openTab()]

  const routeEvents = (tab: Tab): void => {
    const { session, onboarding } = tab
    const { storage = [], onboarding: messages = [] } = session.lastStep().counts.sentTo
    for (const command of storage) {
      if (command.type === 'clear member') write(tab, nothingStored)
      if (command.type === 'write session' && 'entries' in command)
        write(tab, { ...stored, ...Object(command.entries) })
    }
    for (const message of messages) {
      onboarding.make(sendOf(message.type, { ...message }))
      checkNavigation(tab)
    }
  }
  const write = (by: Tab, next: StoredSession): void => {
    stored = next
    for (const tab of tabs) if (tab !== by) tab.unread = true
  }
  const signedIn = (tab: Tab, before: boolean): void => {
    const { member, identity } = tab.session.snapshot().context
    if (!before || !tab.session.snapshot().matches({ 'signed in': 'ready' })) return
    const event = { member, authType: identity.authType, returnTo: null }
    tab.onboarding.make(sendOf('signed in', event))
    checkNavigation(tab)
  }

  const movesOf = (tab: Tab): Readonly<Record<string, () => void>> => {
    const { session } = tab
    const state = session.snapshot()
    const token = signedInAs === 'none' ? null : people[signedInAs].token
    const identity = signedInAs === 'none' ? null : people[signedInAs].identity
    const moves: Record<string, () => void> = {}
    if (state.matches('signed out'))
      for (const [name, person] of Object.entries(people))
        moves[`${name} signs in`] = () => {
          signedInAs = name === 'Maya' ? 'Maya' : 'Tomás'
          session.make(sendOf('identity verified', { identity: person.identity, replyTo: 'page' }))
        }
    if (state.matches('signed in'))
      moves['logs out'] = () => session.make(sendOf('logout requested', {}))
    if (tab.unread)
      moves['receives the storage event'] = () => {
        tab.unread = false
        session.make(sendOf('storage changed', { stored }))
      }
    const watches = session.services().includes('watch identity')
    if (!watches) tab.received = ''
    if (watches && tab.received !== signedInAs)
      moves['receives the identity'] = () => {
        tab.received = signedInAs
        session.make(sendOf('identity changed', { identity, token }))
      }
    for (const move of session.possibleMoves().moves)
      if (
        move.kind === 'settle' &&
        (move.outcome === signedInAs || move.service === 'sign out identity')
      )
        moves[move.name] = () => {
          const entering = state.matches('authenticating')
          if (move.service === 'sign out identity' && move.outcome === 'is signed out')
            signedInAs = 'none'
          session.make(move)
          signedIn(tab, entering)
        }
    return moves
  }
  const named = () =>
    tabs.flatMap((tab, index) =>
      Object.entries(movesOf(tab)).map(([name, make]) => ({
        name: `tab ${index + 1}: ${name}`,
        make: () => {
          make()
          routeEvents(tab)
        },
      })),
    )
  const isSettled = () =>
    tabs.every(
      (tab) =>
        !tab.unread &&
        Object.keys(movesOf(tab)).every((name) => name === 'logs out' || name.endsWith('signs in')),
    )

  return {
    possible: () => named().map(({ name }) => name),
    make: (move) =>
      named()
        .find(({ name }) => name === move)
        ?.make(),
    configuration: () =>
      JSON.stringify([
        stored,
        signedInAs,
        tabs.map(({ session, onboarding, received, unread }) => [
          session.configuration(),
          session.snapshot().context.member?._id,
          onboarding.snapshot().value,
          received,
          unread,
        ]),
      ]),
    broken: () => {
      const forbidden = tabs.find((tab) => tab.forbidden !== null)
      if (forbidden) return `a visitor is redirected to ${forbidden.forbidden}`
      const states = tabs.map(({ session }) => session.snapshot())
      if (states.some((state) => state.matches('signed out') && state.context.member !== null))
        return 'a signed-out tab still has a member'
      const members = states.flatMap((state) =>
        state.hasTag('signed in') ? [state.context.member?._id] : [],
      )
      if (isSettled() && new Set(members).size > 1)
        return 'two different members are signed in, and no event is pending'
      return null
    },
  }
}

const openTab = (): Tab => ({
  session: startRun(model, 'an empty storage'),
  onboarding: startRun(onboardingModel, 'a visitor'),
  received: '',
  unread: false,
  forbidden: null,
})

/** Member pages. A visitor must not be redirected to them. */
const memberPages: readonly unknown[] = ['/preferences', '/profile-completion']

const checkNavigation = (tab: Tab): void => {
  for (const event of tab.onboarding.lastStep().counts.emitted)
    if (
      'to' in event &&
      memberPages.includes(event.to) &&
      !tab.session.snapshot().hasTag('signed in')
    )
      tab.forbidden = String(event.to)
}

/** Explores two tabs breadth-first. Returns a shortest path that breaks a rule, or null, and the number of configurations. */
export const exploreTabs = (bounds: {
  tabMoves: number
  configurations: number
}): { broken: string | null; path: readonly string[]; configurations: number } => {
  const known = new Set<string>()
  let frontier: (readonly string[])[] = [[]]
  for (let depth = 0; depth <= bounds.tabMoves && frontier.length > 0; depth += 1) {
    const next: (readonly string[])[] = []
    for (const path of frontier) {
      const browser = openBrowser()
      for (const move of path) browser.make(move)
      const broken = browser.broken()
      if (broken !== null) return { broken, path, configurations: known.size }
      const configuration = browser.configuration()
      if (known.has(configuration) || known.size >= bounds.configurations) continue
      known.add(configuration)
      for (const move of browser.possible()) next.push([...path, move])
    }
    frontier = next
  }
  return { broken: null, path: [], configurations: known.size }
}
