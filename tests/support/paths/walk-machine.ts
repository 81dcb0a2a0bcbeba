import { type AnyModel, replay } from 'statewalk'
import { expect } from 'vitest'
import type { AnyActorRef } from 'xstate'

/** The state of a machine at the end of a path. */
export type MachineEnd = {
  at: unknown
  tags: readonly string[]
  context: Readonly<Record<string, unknown>>
  /** The events that the last move emitted, or sent to the parent and to addressees. */
  emitted: readonly unknown[]
  /** The messages of the last move by recipient: the parent, addressees and services. */
  sentTo: Readonly<Record<string, readonly unknown[]>>
  /** The inputs of the running services and the contexts of the running child machines, by name in `setup`. */
  services: Readonly<Record<string, unknown>>
}

/** Matches an object with exactly these keys; `toMatchObject` alone accepts further ones. */
export const only = (...keys: readonly string[]): unknown =>
  expect.toSatisfy(
    (value: object) => Object.keys(value).toSorted().join() === keys.toSorted().join(),
    `has only the keys: ${keys.join()}`,
  )

/** Matches an object without keys. */
export const none: unknown = only()

/** Walks a path on a machine without a screen. */
export const walkMachine = (
  model: AnyModel,
  input: string,
  ...moves: readonly string[]
): MachineEnd => {
  const run = replay(model, { input, moves })
  const { value, tags, context, children } = run.snapshot()
  const { emitted, sentTo } = run.lastStep().counts
  const running: readonly (AnyActorRef | undefined)[] = Object.values(children)
  const inputs = running.flatMap((actor) => {
    const { status, input: serviceInput, context: childContext } = actor?.getSnapshot() ?? {}
    return status === 'active' ? [[String(actor?.src), serviceInput ?? childContext] as const] : []
  })
  return {
    at: value,
    tags: [...tags],
    context,
    emitted,
    sentTo,
    services: Object.fromEntries(inputs),
  }
}
