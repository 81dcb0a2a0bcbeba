import {
  type ActionFunction,
  assign,
  enqueueActions,
  type ProvidedActor,
  sendTo,
  setup,
  spawnChild,
} from 'xstate'
import { navigationBlocker } from '../addresses.ts'
import type { IdentitySnapshot, Member } from '../member.ts'
import { missingChunkMachine } from '../missing-chunk/missing-chunk-machine.ts'
import {
  type Blocks,
  type BlocksMessage,
  noBlocks,
} from '../navigation-blocker/navigation-blocker-events.ts'
import { nonNull } from '../non-null.ts'
import { type Page, pages } from '../paths.ts'
import { unprovided } from '../unprovided.ts'
import type {
  LoadedPage,
  LoadRequest,
  MemberChange,
  PageHostEvent,
  PageLeft,
  PageMessage,
  PageRequest,
} from './page-host-events.ts'

/** A page whose actor runs, or has ended while its screen is still shown. */
export type OpenPage = { id: string; page: Page; key: string; blocks: Blocks; ended: boolean }

type PageHostContext = {
  requested: PageRequest | null
  /** The page that replaces the current one when the router enters its route. */
  next: OpenPage | null
  current: OpenPage | null
  /** The pages that the router has left while they were saving. Their actors run until the save has ended. */
  left: readonly OpenPage[]
  /**
   * Whether the router has entered the route of the requested page. A parallel state for it would also run the handlers of
   * the root for each event that a page state handles, and forward it twice.
   */
  entered: boolean
  /** The number of pages opened so far, for the ids of their actors. */
  serial: number
  identity: IdentitySnapshot | null
  member: Member | null
  /** The browser's message about the chunk that failed to load. It contains the URL. */
  missing: string
}

export const pageHostSetup = setup({
  types: {
    context: {} as PageHostContext,
    events: {} as PageHostEvent,
    tags: {} as 'opening',
    children: {} as { missingChunk: 'missingChunk' },
  },
  actors: {
    'load page': unprovided<LoadedPage | null, LoadRequest>('load page'),
    missingChunk: missingChunkMachine,
  },
  guards: {
    'is open': ({ context: { current } }, { key }: { key: string }) =>
      current?.key === key && !current.ended,
    'is another of the page': ({ context: { current } }, { page }: { page: Page }) =>
      current?.page === page && !current.ended,
    'is left': ({ context: { left } }, { key }: { key: string }) =>
      left.some((open) => open.key === key),
    'is current': ({ context }, { key }: { key: string | null }) => context.current?.key === key,
    'is requested': ({ context }, { key }: { key: string | null }) =>
      context.requested?.key === key,
    'has entered': ({ context }) => context.entered,
    'is loaded': (_, { loaded }: { loaded: LoadedPage | null }) => loaded !== null,
    'is another member': ({ context }, { identity }: MemberChange) =>
      identity?.uid !== context.identity?.uid,
    'is another member of the page': ({ context }, { identity }: MemberChange) =>
      identity?.uid !== context.identity?.uid && isMemberPage(context.requested),
    'is the first record': ({ context }, { identity, member }: MemberChange) =>
      identity?.uid === context.identity?.uid && context.member === null && member !== null,
  },
  actions: {
    'set requested': assign((_, { page, key, location }: PageRequest) => ({
      requested: { page, key, location },
      entered: false,
    })),
    'clear requested': assign({ requested: null }),
    'set entered': assign({ entered: true }),
    'open page': enqueueActions(({ context, enqueue }, { logic, input }: LoadedPage) => {
      const { page, key } = requestedOf(context)
      const serial = context.serial + 1
      const id = `page ${serial}`
      enqueue.assign({ serial, next: { id, page, key, blocks: noBlocks, ended: false } })
      enqueue(spawnPage(id, { logic, input }))
    }),
    'show next': assign(({ context }) => ({ current: context.next, next: null, entered: true })),
    'close next': enqueueActions(({ context: { next, left }, enqueue }) => {
      if (next?.blocks.saving) enqueue.sendTo(next.id, pageLeft(true))
      else if (next) enqueue.stopChild(next.id)
      enqueue.assign({ next: null, left: leftWith(left, next) })
    }),
    'close current': enqueueActions(({ context: { current, left }, enqueue }) => {
      if (current?.blocks.saving) enqueue.sendTo(current.id, pageLeft(true))
      else if (current) enqueue.stopChild(current.id)
      enqueue.assign({ current: null, left: leftWith(left, current) })
    }),
    'return to left': enqueueActions(({ context: { left }, enqueue }, { key }: { key: string }) => {
      const next = nonNull(left.find((open) => open.key === key) ?? null)
      enqueue.assign({ next, left: left.filter((open) => open !== next) })
      enqueue.sendTo(next.id, pageLeft(false))
    }),
    // A page that is no longer saving has nothing left to do.
    'close left': enqueueActions(({ context: { left }, enqueue }) => {
      const closed = left.filter(({ blocks }) => !blocks.saving)
      for (const { id } of closed) enqueue.stopChild(id)
      if (closed.length > 0) enqueue.assign({ left: left.filter(({ blocks }) => blocks.saving) })
    }),
    'close member pages': enqueueActions(({ context: { current, next, left }, enqueue }) => {
      for (const open of [current, next, ...left])
        if (open && isMemberPage(open)) enqueue.stopChild(open.id)
      enqueue.assign({
        left: left.filter((open) => !isMemberPage(open)),
        current: isMemberPage(current) ? null : current,
        next: isMemberPage(next) ? null : next,
      })
    }),
    'set member': assign((_, { identity, member }: MemberChange) => ({ identity, member })),
    'set blocks': assign(({ context }, { page, blocks }: { page: string; blocks: Blocks }) =>
      withPage(context, page, { blocks }),
    ),
    'mark ended': assign(({ context }, { id }: { id: string }) =>
      withPage(context, id, { ended: true, blocks: noBlocks }),
    ),
    'set missing': assign((_, { error }: { error: unknown }) => ({
      missing: error instanceof Error ? error.message : '',
    })),
    'forward to page': enqueueActions(({ context: { current }, enqueue }, message: PageMessage) => {
      if (current && !current.ended) enqueue(sendTo(current.id, message))
    }),
    'forward to member pages': enqueueActions(
      ({ context: { current, next }, enqueue }, message: PageMessage) => {
        for (const open of [current, next])
          if (open && !open.ended && isMemberPage(open)) enqueue(sendTo(open.id, message))
      },
    ),
    'forward to both pages': enqueueActions(
      ({ context: { current, next }, enqueue }, message: PageMessage) => {
        for (const open of [current, next])
          if (open && !open.ended) enqueue(sendTo(open.id, message))
      },
    ),
    'notify page shown': sendTo(
      navigationBlocker,
      ({ context }): BlocksMessage => ({ type: 'page shown', blocks: blocksOf(context) }),
    ),
    'notify blocking changed': sendTo(
      navigationBlocker,
      ({ context }): BlocksMessage => ({
        type: 'blocking changed',
        blocks: blocksOf(context),
      }),
    ),
  },
})

/** The requested page. Throws if no page was requested. */
export const requestedOf = ({ requested }: Pick<PageHostContext, 'requested'>): PageRequest => {
  if (!requested) throw new Error('page host: no page was requested')
  return requested
}

/* XState accepts an id for named actors only, so the type of the action leaves the actor out. */
const spawnPage = (id: string, { logic, input }: LoadedPage) =>
  spawnChild<PageHostContext, PageHostEvent, undefined, PageHostEvent, ProvidedActor>(logic, {
    id,
    systemId: id,
    input,
  }) as ActionFunction<
    PageHostContext,
    PageHostEvent,
    PageHostEvent,
    undefined,
    never,
    never,
    never,
    never,
    never
  >

/** The loaded page. Throws if the page needs the member first. */
export const loadedOf = (loaded: LoadedPage | null): LoadedPage => {
  if (!loaded) throw new Error('page host: the page was not loaded')
  return loaded
}

/** The context with a change of the running page that has this id. */
const withPage = (
  { current, next, left }: PageHostContext,
  id: string,
  change: Partial<OpenPage>,
) => {
  const changed = <Open extends OpenPage | null>(open: Open) =>
    open?.id === id && !open.ended ? { ...open, ...change } : open
  return { current: changed(current), next: changed(next), left: left.map(changed) }
}

const leftWith = (left: readonly OpenPage[], page: OpenPage | null): readonly OpenPage[] =>
  page?.blocks.saving ? [...left, page] : left

const pageLeft = (isLeft: boolean): PageLeft => ({ type: 'page left', isLeft })

const isMemberPage = (open: { page: Page } | null): boolean =>
  open !== null && pages[open.page].access === 'members'

const blocksOf = ({ current, left }: PageHostContext): Blocks => ({
  ...(current?.blocks ?? noBlocks),
  saving: current?.blocks.saving === true || left.length > 0,
})
