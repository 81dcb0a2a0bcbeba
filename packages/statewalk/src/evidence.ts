import type { Unknown } from './graph.ts'
import type { AnyModel } from './model.ts'
import { type Fixture, replay } from './replay.ts'
import { stableText } from './stable-text.ts'
import { splitRead } from './unknowns.ts'

/** What a path shows when it is walked again. */
export type Evidence = {
  /** Each move with its time since the start (ms) and the state after it. */
  lines: readonly string[]
  /** The context at the end, as JSON. */
  context: string
  /** The names of the unknowns on which the path relies. */
  assumes: readonly Unknown['name'][]
}

/** Walks a path and records what proves the problem at its end. */
export const evidenceOf = (model: AnyModel, path: Fixture): Evidence => {
  const lines: string[] = []
  const assumes = new Set<string>()
  let start: number | null = null
  let context = ''
  replay(model, path, (run) => {
    start ??= run.now()
    const { move, misread, payload } = run.lastStep()
    const { value, context: data } = run.snapshot()
    const at = `${run.now() - start} ms`.padStart(10)
    lines.push(`${at}  ${move?.name ?? path.input}  ${JSON.stringify(value)}`)
    context = String(stableText(data))
    for (const read of misread) {
      const [from] = splitRead(read)
      assumes.add(from === 'input' ? 'input' : `payload: ${from}`)
    }
    const { outcome } = payload
    const isAssumed = outcome && 'resolves' in outcome && outcome.resolves === undefined
    // An assumed result only matters if something throws because of it.
    if (move?.kind === 'settle' && isAssumed && run.actorError() !== null)
      assumes.add(`outcomes: ${move.service}`)
  })
  return { lines, context, assumes: [...assumes] }
}
