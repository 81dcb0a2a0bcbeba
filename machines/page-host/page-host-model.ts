import { type AnyActorRef, setup } from 'xstate'
import { modelOf } from '../model-of.ts'
import { noBlocks } from '../navigation-blocker/navigation-blocker-events.ts'
import { nonNull } from '../non-null.ts'
import { type Page, sameOriginPath } from '../paths.ts'
import { settledMember, verifiedIdentity } from '../samples.ts'
import { type PageLocation, pageKey } from './page-host-events.ts'
import { pageHostMachine } from './page-host-machine.ts'
import type { OpenPage } from './page-host-setup.ts'

const missing = 'https://trellis.example/assets/login-1a2b3c.js'
const location: PageLocation = { returnTo: null, email: null }
const returning: PageLocation = {
  ...location,
  returnTo: { path: nonNull(sameOriginPath('/settings')), owner: null },
}
const request = (page: Page, to = location) => ({
  type: 'page requested' as const,
  page,
  key: pageKey(page, to),
  location: to,
})

/** A page, as far as the host observes it. Its outcomes are in the model. */
const page = setup({}).createMachine({ id: 'page' })
const loaded = { resolves: { logic: page, input: undefined } }

export const pageHostModel = modelOf({
  machine: pageHostMachine,
  question: 'Which page is open?',
  inputs: { 'a new tab': undefined },
  events: {
    'page requested': {
      '/login': request('/login'),
      '/login with a return path': request('/login', returning),
      '/settings': request('/settings'),
    },
    'route entered': {
      '/login': { type: 'route entered', key: '/login' },
      '/settings': { type: 'route entered', key: '/settings' },
      'without an actor': { type: 'route entered', key: null },
    },
    'member changed': {
      'the member is loading': {
        type: 'member changed',
        identity: verifiedIdentity,
        member: null,
      },
      'the member is loaded': {
        type: 'member changed',
        identity: verifiedIdentity,
        member: settledMember,
      },
      'the session has ended': { type: 'member changed', identity: null, member: null },
    },
    'session ended': {
      'by a logout': { type: 'session ended', reason: 'logged out' },
    },
    'blocking changed': {
      'by the first page': {
        type: 'blocking changed',
        page: 'page 1',
        blocks: { ...noBlocks, navigation: true },
      },
      'by the first page, which is saving': {
        type: 'blocking changed',
        page: 'page 1',
        blocks: { ...noBlocks, saving: true },
      },
    },
  },
  addressees: ['navigationBlocker'],
  outcomes: {
    'load page': {
      'is loaded': loaded,
      'needs the member': { resolves: null },
      'is missing': { rejects: { kind: 'unknown', message: missing } },
    },
    missingChunk: { 'reloads the page': { resolves: undefined } },
    page: { finishes: { resolves: undefined } },
  },
  // A page that was left while it is saving, and one that has ended, are explored one at a time.
  within: ({ left, current, next }) =>
    [left.length > 0, current?.ended, next?.ended].filter(Boolean).length < 2,
  project: ({ requested, next, current, left, entered, serial, identity, member }) => [
    left.map(observed),
    serial === 0,
    requested?.key,
    next && observed(next),
    current && observed(current),
    entered,
    identity?.uid,
    member !== null,
  ],
  invariants: {
    'every running page is the current or the next page, or is saving': ({
      snapshot: { children, context },
    }) =>
      runningPages(children).every(
        (id) =>
          id === context.current?.id ||
          id === context.next?.id ||
          context.left.some((open) => open.id === id && open.blocks.saving),
      ),
    'a page that is saving is only stopped with the session': ({
      snapshot: { children, context },
      last: { before },
    }) =>
      [before?.context.current, before?.context.next, ...(before?.context.left ?? [])].every(
        (open) =>
          !open?.blocks.saving ||
          open.ended ||
          context.identity?.uid !== before?.context.identity?.uid ||
          children[open.id] !== undefined ||
          ![context.current, context.next, ...context.left].some((page) => page?.id === open.id),
      ),
    'a page starts only when no other actor of it is shown': ({ snapshot: { context }, justNow }) =>
      !justNow.ended['load page: is loaded'] ||
      context.current?.page !== context.next?.page ||
      context.current?.ended !== false,
    'a page that is opened has an actor': ({ snapshot }) =>
      !snapshot.matches({ changing: 'opened' }) || snapshot.context.next !== null,
    'an ended page blocks nothing': ({ snapshot: { context } }) =>
      [context.current, context.next].every((open) => !open?.ended || !open.blocks.navigation),
  },
})

/* The samples name the first page. */
const observed = ({ id, key, blocks, ended }: OpenPage) => [
  id === 'page 1',
  key,
  blocks.navigation,
  blocks.saving,
  ended,
]

const runningPages = (children: Readonly<Record<string, AnyActorRef | undefined>>) =>
  Object.entries(children).flatMap(([id, actor]) =>
    id.startsWith('page ') && actor?.getSnapshot().status === 'active' ? [id] : [],
  )
