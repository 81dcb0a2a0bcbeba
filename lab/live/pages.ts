import type { Instant } from '../../machines/member.ts'
import { type FromPage, type LiveActor, withEntry } from '../../machines/model/live.ts'

/** A page of the site, as far as it has told of itself. */
export type LivePage = {
  id: string
  since: Instant
  actors: readonly LiveActor[]
  gone: boolean
}

/** An actor of a page. */
export type Followed = { page: string; actor: string }

/** The pages after one of them has spoken. A page that comes takes the place of those that have gone. */
export const pagesAfter = (pages: readonly LivePage[], message: FromPage): readonly LivePage[] => {
  const { type, page: id } = message
  if (type === 'page is here') {
    const { since, actors } = message
    const others = pages.filter((page) => !page.gone && page.id !== id)
    return [...others, { id, since, actors, gone: false }]
  }
  return pages.map((page) => (page.id === id ? pageAfter(page, message) : page))
}

/** Whether a message speaks of what was never introduced: its page must be asked for all it has. */
export const isStrange = (pages: readonly LivePage[], message: FromPage): boolean => {
  const { type, page: id } = message
  if (type === 'page is here' || type === 'page left') return false
  const page = pages.find((known) => known.id === id && !known.gone)
  if (!page) return true
  return type === 'actor moved' && !page.actors.some((actor) => actor.id === message.actor)
}

/** The pages, of which those that did not answer have gone. */
export const withoutSilent = (
  pages: readonly LivePage[],
  silent: readonly string[],
): readonly LivePage[] =>
  pages.map((page) => (silent.includes(page.id) ? { ...page, gone: true } : page))

/** The actor that is followed: the one that was chosen, or else that of the running ones which moved last. */
export const followedIn = (
  pages: readonly LivePage[],
  chosen: Followed | null,
): { page: LivePage; actor: LiveActor } | null => {
  const all = pages.flatMap((page) => page.actors.map((actor) => ({ page, actor })))
  const named = all.find(({ page, actor }) => page.id === chosen?.page && actor.id === chosen.actor)
  const [latest] = all.toSorted(
    (one, other) => rank(one.actor) - rank(other.actor) || lastOf(other.actor) - lastOf(one.actor),
  )
  return named ?? latest ?? null
}

/** The moment at which an actor last moved. */
const lastOf = ({ start, history }: LiveActor): Instant => (history.at(-1) ?? start).at

const rank = ({ endedAt }: LiveActor): number => (endedAt === null ? 0 : 1)

const pageAfter = (
  page: LivePage,
  message: Exclude<FromPage, { type: 'page is here' }>,
): LivePage => {
  const change = (id: string, changed: (actor: LiveActor) => LiveActor): LivePage => ({
    ...page,
    actors: page.actors.map((actor) => (actor.id === id ? changed(actor) : actor)),
  })
  switch (message.type) {
    case 'page is still here':
      return page
    case 'page left':
      return { ...page, gone: true }
    case 'actor started': {
      const others = page.actors.filter(({ id }) => id !== message.actor.id)
      return { ...page, actors: [...others, message.actor] }
    }
    case 'actor moved':
      return change(message.actor, (actor) => withEntry(actor, message.entry))
    case 'actor ended':
      return change(message.actor, (actor) => ({ ...actor, endedAt: message.at }))
  }
}
