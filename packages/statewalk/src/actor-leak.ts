import type { Fixture } from './replay.ts'
import { pathOfRun, type Run } from './run.ts'
import { stableText } from './stable-text.ts'

/** A path along which more and more actors, or timers, start. */
export type ActorLeak = {
  /** `each visit of 'waiting' starts another 'log'`. */
  detail: string
  path: Fixture
  /** Whether the machine may mean it: the context refers to these actors, or they are timers, which end. */
  isHeld: boolean
}

/** Describes the actors of a run that has too many of them, or one that nothing can stop any more. */
export const leakIn = (run: Run, orphan: string | null = null): ActorLeak => {
  const { steps } = run.history()
  const counts = new Map<string, number>()
  for (const { counts: made } of steps)
    for (const [name, times] of Object.entries(made.started))
      counts.set(name, (counts.get(name) ?? 0) + times)
  const [most = ''] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? []
  const service = orphan ?? most
  const path = pathOfRun(run)
  const timers = run.timers()
  if (orphan === null && timers.length > run.actors())
    return { detail: `more and more timers '${timers[0]?.name}' are pending`, path, isHeld: true }
  const starting = steps.filter(({ counts: made }) => service in made.started)
  const states = [...(starting[0]?.states ?? [])].filter((state) =>
    starting.every((step) => step.states.has(state)),
  )
  const move = starting.at(-1)?.move
  const event = move ? `'${move.kind === 'send' ? move.event : move.name}'` : 'start'
  const cause = states.length > 0 ? `visit of '${states.at(-1)}'` : event
  return {
    detail: `each ${cause} starts another '${service}'`,
    path,
    isHeld: stableText(run.snapshot().context).includes(JSON.stringify(`actor ${service}`)),
  }
}

/** What makes a run have more and more actors, if it has several; otherwise null. */
export const growthIn = (run: Run): string | null =>
  run.actors() < several ? null : leakIn(run).detail

const several = 3
