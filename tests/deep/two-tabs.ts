import type { IdentitySnapshot, Member } from '../../machines/member.ts'
import { sendOf } from '../../machines/model/free-moves.ts'
import { modelOf } from '../../machines/model/model.ts'
import { type Run, startRun } from '../../machines/model/run.ts'
import {
  newMember,
  otherIdentity,
  settledMember,
  verifiedIdentity,
} from '../../machines/model/samples.ts'
import { onboardingModel } from '../../machines/onboarding/onboarding-model.ts'
import type { StoredSession } from '../../machines/ports.ts'
import { nothingStored } from '../../machines/session/session-entries.ts'
import { sessionModel } from '../../machines/session/session-model.ts'

/** One browser: two tabs with a session and an onboarding each, over one storage and one identity. */
export type Browser = {
  /** Names of what can happen next, as `tab 1: logs out`. */
  possible(): readonly string[]
  make(move: string): void
  /** A sentence about what must not be, or null. */
  broken(): string | null
  /** What tells this situation from others. */
  situation(): string
}

const people = {
  Maya: { identity: verifiedIdentity, member: newMember, token: 'token-maya' },
  Tomás: {
    identity: otherIdentity,
    member: { ...settledMember, _id: 'member-2', email: 'tomas@example.test' },
    token: 'token-tomás',
  },
} satisfies Record<string, { identity: IdentitySnapshot; member: Member; token: string }>

/* Services answer for the person whom the browser's identity names, so each person is an outcome. */
const model = modelOf({
  ...sessionModel,
  inputs: { 'an empty storage': { stored: nothingStored, deletion: null } },
  outcomes: {
    ...sessionModel.outcomes,
    'restore identity': {
      Maya: { resolves: people.Maya.identity },
      Tomás: { resolves: people.Tomás.identity },
      nobody: { resolves: null },
    },
    'fetch token': {
      Maya: { resolves: { token: people.Maya.token } },
      Tomás: { resolves: { token: people.Tomás.token } },
      nobody: { rejects: { kind: 'not signed in' } },
    },
    'log in to backend': {
      Maya: { resolves: people.Maya.member },
      Tomás: { resolves: people.Tomás.member },
      nobody: { rejects: { kind: 'not signed in' } },
    },
    'load member': {
      Maya: { resolves: people.Maya.member },
      Tomás: { resolves: people.Tomás.member },
      nobody: { rejects: { kind: 'session expired' } },
    },
    'watch identity': {},
  },
})

type Tab = { session: Run; onboarding: Run; heard: string; unread: boolean; astray: string | null }

/** Opens two tabs on an empty storage. */
const openBrowser = (): Browser => {
  let stored: StoredSession = nothingStored
  let here: keyof typeof people | 'nobody' = 'nobody'
  const tabs = [openTab(), openTab()]

  const follow = (tab: Tab): void => {
    const { session, onboarding } = tab
    for (const fact of session.lastStep().counts.emitted) {
      if (fact.type === 'session cleared') write(tab, nothingStored)
      if (fact.type === 'session stored' && 'entries' in fact)
        write(tab, { ...stored, ...Object(fact.entries) })
      if (fact.type === 'session ended') onboarding.make(sendOf('session ended', {}))
      if (fact.type === 'session restored') onboarding.make(sendOf(fact.type, { ...fact }))
      checkLeave(tab)
    }
  }
  const write = (by: Tab, next: StoredSession): void => {
    stored = next
    for (const tab of tabs) if (tab !== by) tab.unread = true
  }
  const signedIn = (tab: Tab, before: boolean): void => {
    const { member, identity } = tab.session.snapshot().context
    if (!before || !tab.session.snapshot().matches({ 'signed in': 'ready' })) return
    const fact = { member, authType: identity.authType, returnTo: null }
    tab.onboarding.make(sendOf('signed in', fact))
    checkLeave(tab)
  }

  const movesOf = (tab: Tab): Readonly<Record<string, () => void>> => {
    const { session } = tab
    const state = session.snapshot()
    const token = here === 'nobody' ? null : people[here].token
    const identity = here === 'nobody' ? null : people[here].identity
    const moves: Record<string, () => void> = {}
    if (state.matches('signed out'))
      for (const [name, person] of Object.entries(people))
        moves[`${name} signs in`] = () => {
          here = name === 'Maya' ? 'Maya' : 'Tomás'
          session.make(sendOf('identity proven', { identity: person.identity }))
        }
    if (state.matches('signed in'))
      moves['logs out'] = () => session.make(sendOf('logout requested', {}))
    if (tab.unread)
      moves['hears of the storage'] = () => {
        tab.unread = false
        session.make(sendOf('storage changed', { stored }))
      }
    const watches = session.services().includes('watch identity')
    if (!watches) tab.heard = ''
    if (watches && tab.heard !== here)
      moves['hears of the identity'] = () => {
        tab.heard = here
        session.make(sendOf('identity changed', { identity, token }))
      }
    for (const move of session.possible().moves)
      if (move.kind === 'settle' && (move.outcome === here || move.service === 'sign out identity'))
        moves[move.name] = () => {
          const entering = state.matches('entering')
          if (move.service === 'sign out identity' && move.outcome === 'is signed out')
            here = 'nobody'
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
          follow(tab)
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
    situation: () =>
      JSON.stringify([
        stored,
        here,
        tabs.map(({ session, onboarding, heard, unread }) => [
          session.configuration(),
          session.snapshot().context.member?._id,
          onboarding.snapshot().value,
          heard,
          unread,
        ]),
      ]),
    broken: () => {
      const astray = tabs.find((tab) => tab.astray !== null)
      if (astray) return `a visitor is sent to ${astray.astray}`
      const states = tabs.map(({ session }) => session.snapshot())
      if (states.some((state) => state.matches('signed out') && state.context.member !== null))
        return 'a signed-out tab keeps a member'
      const members = states.flatMap((state) =>
        state.hasTag('signed in') ? [state.context.member?._id] : [],
      )
      if (isSettled() && new Set(members).size > 1)
        return 'two different members are signed in, and nothing more is to come'
      return null
    },
  }
}

const openTab = (): Tab => ({
  session: startRun(model, 'an empty storage'),
  onboarding: startRun(onboardingModel, 'a visitor'),
  heard: '',
  unread: false,
  astray: null,
})

/** Pages that only a member has; the way to them must not be shown to a visitor. */
const memberPages: readonly unknown[] = ['/preferences', '/profile-completion']

const checkLeave = (tab: Tab): void => {
  for (const fact of tab.onboarding.lastStep().counts.emitted)
    if (
      'to' in fact &&
      memberPages.includes(fact.to) &&
      !tab.session.snapshot().hasTag('signed in')
    )
      tab.astray = String(fact.to)
}

/** The first broken path of two tabs, breadth first, so a shortest; or null, with how many situations were seen. */
export const exploreTabs = (bounds: {
  tabMoves: number
  situations: number
}): { broken: string | null; path: readonly string[]; situations: number } => {
  const known = new Set<string>()
  let frontier: (readonly string[])[] = [[]]
  for (let depth = 0; depth <= bounds.tabMoves && frontier.length > 0; depth += 1) {
    const next: (readonly string[])[] = []
    for (const path of frontier) {
      const browser = openBrowser()
      for (const move of path) browser.make(move)
      const broken = browser.broken()
      if (broken !== null) return { broken, path, situations: known.size }
      const situation = browser.situation()
      if (known.has(situation) || known.size >= bounds.situations) continue
      known.add(situation)
      for (const move of browser.possible()) next.push([...path, move])
    }
    frontier = next
  }
  return { broken: null, path: [], situations: known.size }
}
