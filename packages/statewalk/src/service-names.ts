import type { AnyActorRef } from 'xstate'
import { hasGeneratedId, isInlineSource, isMachine, logicKindOf } from './xstate-internals.ts'

/**
 * The stable name of a running service: its name in `setup`; for logic written directly in `invoke` its id; for a
 * spawned machine the machine's id; for other spawned logic the id that `spawn` names, or else its kind.
 */
export const serviceName = (actor: AnyActorRef): string => {
  const src: unknown = actor.src
  if (typeof src === 'string') return isInlineSource(src) ? actor.id : src
  if (isMachine(src)) return src.id
  return hasGeneratedId(actor) ? `a spawned ${logicKindOf(src)}` : actor.id
}

/** The stable name of a service from its source and id in `invoke`. */
export const invokedName = ({ src, id }: { src: unknown; id: string }): string => {
  const name = String(src)
  return isInlineSource(name) ? id : name
}
