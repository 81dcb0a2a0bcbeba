import type { AnyActorRef } from 'xstate'
import type { AnyModel } from '../../../machines/model/model.ts'
import { replay } from '../../../machines/model/replay.ts'

/** What a machine shows at the end of a path. */
export type Told = {
  at: unknown
  tags: readonly string[]
  context: Readonly<Record<string, unknown>>
  /** What the last move made it say. */
  says: readonly unknown[]
  /** What it asks of its services, by their names. */
  asks: Readonly<Record<string, unknown>>
}

/** Walks a path on a machine alone, for sentences about what it must show then. */
export const told = (model: AnyModel, input: string, ...moves: readonly string[]): Told => {
  const run = replay(model, { input, moves })
  const { value, tags, context, children } = run.snapshot()
  const running: readonly (AnyActorRef | undefined)[] = Object.values(children)
  const asked = running.flatMap((actor) => {
    const { status, input: asks } = actor?.getSnapshot() ?? {}
    return status === 'active' ? [[String(actor?.src), asks] as const] : []
  })
  return {
    at: value,
    tags: [...tags],
    context,
    says: run.lastStep().counts.emitted,
    asks: Object.fromEntries(asked),
  }
}
