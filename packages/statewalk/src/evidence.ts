import type { Graph } from './graph.ts'
import type { AnyModel } from './model.ts'
import type { Path } from './paths.ts'
import { type Fixture, replay } from './replay.ts'
import { stableText } from './stable-text.ts'
import { splitRead, type Unknown } from './unknowns.ts'

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

/**
 * Finds paths whose replay reaches other configurations than exploration found for the same moves, as sentences. Such a
 * divergence means that `project` hides something that matters.
 */
export const divergingPaths = (graph: Graph, paths: readonly Path[]): readonly string[] =>
  paths.flatMap((path) => {
    const diverged = divergedStep(graph, path)
    return diverged === null
      ? []
      : [`'project' hides something that matters: '${path.name}' diverges at step ${diverged}.`]
  })

const divergedStep = ({ model, starts, configurations, leaving }: Graph, path: Path) => {
  let at = starts.find(({ input }) => input === path.input)?.to ?? 0
  let step = 0
  let diverged: number | null = null
  replay(model, path, (run) => {
    const name = run.lastStep().move?.name
    if (name !== undefined) {
      step += 1
      at = leaving[at]?.find(({ move }) => move.name === name)?.to ?? at
    }
    if (configurations[at]?.key !== run.configuration()) diverged ??= step
  })
  return diverged
}
