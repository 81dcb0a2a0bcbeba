import { type FromPage, type LiveActor, withEntry } from '../../machines/live/live.ts'
import { type LiveSystem, systemAfter } from '../../machines/live/live-system.ts'
import type { Instant } from '../../machines/member.ts'

/** A page of the site, as far as it has reported. */
export type LivePage = {
  id: string
  since: Instant
  actors: readonly LiveActor[]
  system: LiveSystem
  gone: boolean
}

export type ActorKey = { page: string; actor: string }

/** The pages after a message from one of them. A new page replaces those that are gone. */
export const pagesAfter = (pages: readonly LivePage[], message: FromPage): readonly LivePage[] => {
  const { type, page: id } = message
  if (type === 'page reported') {
    const { since, actors, system } = message
    const others = pages.filter((page) => !page.gone && page.id !== id)
    return [...others, { id, since, actors, system, gone: false }]
  }
  return pages.map((page) => (page.id === id ? pageAfter(page, message) : page))
}

/** Whether a message refers to an unknown page or actor, so that the page must be asked for everything. */
export const isFromUnknownPage = (pages: readonly LivePage[], message: FromPage): boolean => {
  const { type, page: id } = message
  if (type === 'page reported' || type === 'page left') return false
  const page = pages.find((known) => known.id === id && !known.gone)
  if (!page) return true
  return type === 'actor moved' && !page.actors.some((actor) => actor.id === message.actor)
}

/** The pages, where those that did not answer are marked as gone. */
export const withoutSilent = (
  pages: readonly LivePage[],
  silent: readonly string[],
): readonly LivePage[] =>
  pages.map((page) => (silent.includes(page.id) ? { ...page, gone: true } : page))

/** The followed actor: the selected one, or else the running one that moved last. */
export const followedIn = (
  pages: readonly LivePage[],
  chosen: ActorKey | null,
): { page: LivePage; actor: LiveActor } | null => {
  const all = pages.flatMap((page) => page.actors.map((actor) => ({ page, actor })))
  const named = all.find(({ page, actor }) => page.id === chosen?.page && actor.id === chosen.actor)
  const [latest] = all.toSorted(
    (one, other) => rank(one.actor) - rank(other.actor) || lastOf(other.actor) - lastOf(one.actor),
  )
  return named ?? latest ?? null
}

const lastOf = ({ start, history }: LiveActor): Instant => (history.at(-1) ?? start).at

const rank = ({ endedAt }: LiveActor): number => (endedAt === null ? 0 : 1)

const pageAfter = (
  page: LivePage,
  message: Exclude<FromPage, { type: 'page reported' }>,
): LivePage => {
  const change = (id: string, changed: (actor: LiveActor) => LiveActor): LivePage => ({
    ...page,
    actors: page.actors.map((actor) => (actor.id === id ? changed(actor) : actor)),
  })
  switch (message.type) {
    case 'pong':
      return page
    case 'page left':
      return { ...page, gone: true }
    case 'actor started': {
      const others = page.actors.filter(({ id }) => id !== message.actor.id)
      return { ...page, actors: [...others, message.actor] }
    }
    case 'actor moved':
      return change(message.actor, (actor) => withEntry(actor, message.entry))
    case 'system changed':
      return { ...page, system: systemAfter(page.system, message.change) }
    case 'actor ended':
      return change(message.actor, (actor) => ({ ...actor, endedAt: message.at }))
  }
}
