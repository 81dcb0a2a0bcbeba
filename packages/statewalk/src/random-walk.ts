import * as fc from 'fast-check'
import type { AnyEventObject } from 'xstate'
import { freeMoveNamed, passOf, sendOf } from './free-moves.ts'
import { checkConfiguration } from './invariants.ts'
import { type AnyModel, inputsOf } from './model.ts'
import type { Move } from './moves.ts'
import { pathLines } from './path-lines.ts'
import type { Fixture } from './replay.ts'
import { type Run, startRun } from './run.ts'
import { followTemporalRules } from './temporal-check.ts'

/** The size of a search with random walks. */
export type WalkOptions = {
  /** The number of walks; 100 by default. */
  runs?: number
  /** The same seed makes the same walks; 1 by default. */
  seed?: number
  /** The maximum number of moves of one walk; 60 by default. */
  moves?: number
}

/**
 * Walks a machine at random, including its full inputs, with payloads from the model's `generated`. Returns the
 * first broken rule with a shrunk path, or null: no move and no pair of moves can be left out, and fast-check has shrunk
 * the generated payloads. The path can be replayed without the seed.
 */
export const walkAtRandom = (
  model: AnyModel,
  { runs = 100, seed = 1, moves = 60 }: WalkOptions = {},
): BrokenPath | null => {
  if (Object.keys(inputsOf(model)).length === 0) return null
  const walks = fc.record({
    input: fc.constantFrom(...Object.keys(inputsOf(model))),
    choices: fc.array(choicesOf(model), { maxLength: moves, size: 'max' }),
    includes: fc.func(fc.boolean()),
  })
  const brokenBy = ({ input, choices, includes }: Walk) =>
    firstBroken(model, input, (run, index) => {
      const chosen = choices[index]
      return chosen && moveOf(run, chosen, includes)
    })
  const holds = fc.property(walks, (walk) => brokenBy(walk) === null)
  // fast-check would shrink the choices, and a removed choice changes every later move.
  const { counterexample } = fc.check(holds, { numRuns: runs, seed, endOnFailure: true })
  const broken = counterexample && brokenBy(counterexample[0])
  if (!broken) return null
  const { steps: _, ...path } = withSmallPayloads(model, withoutMoves(model, broken))
  return path
}

/** A broken path as text: the rule, the steps, and the path as JSON that `replay` reads. */
export const brokenPathText = (
  model: AnyModel,
  { rule, detail, input, moves }: BrokenPath,
): string =>
  [
    `✗ ${rule}: ${detail}`,
    '',
    ...pathLines(model, { input, moves }, moves.length),
    '',
    JSON.stringify({ machine: model.machine.id, title: rule, input, moves }, null, 2),
  ].join('\n')

/**
 * Each walk includes about half of the moves, by name, unless no other is possible (swarm testing). Otherwise a move that
 * is always possible, such as a logout in another tab, would end most walks early.
 */
type Walk = { input: string; choices: readonly Choice[]; includes: (name: string) => boolean }

/** One of the possible moves, a wait (ms) between two timers, or a generated event, which may be refused. */
type Choice = { pick: number } | { pass: number } | { pick: number; event: AnyEventObject }

const choicesOf = (model: AnyModel): fc.Arbitrary<Choice> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.record({ pick: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ pass: fc.integer({ min: 1, max: 70_000 }) }) },
    ...Object.keys(model.generated ?? {}).map((type) => ({
      weight: 3,
      arbitrary: fc.record({ pick: fc.nat(), event: eventsOf(model, type) }),
    })),
  )

const eventsOf = ({ generated }: AnyModel, type: string): fc.Arbitrary<AnyEventObject> => {
  const events: unknown = generated?.[type]
  if (events instanceof fc.Arbitrary) return events
  throw new Error(`'${type}' in generated is not an arbitrary of the installed fast-check.`)
}

const moveOf = (run: Run, choice: Choice, includes: Walk['includes']): Move | undefined => {
  if ('event' in choice) {
    const generated = sendMoveOf(choice.event)
    if (canMake(run, generated)) return generated
  }
  const possible = run.possibleMoves().moves
  const included = possible.filter(({ name }) => includes(name))
  const moves = included.length > 0 ? included : possible
  if ('pick' in choice) return moves[choice.pick % moves.length]
  // Rules about one move assume one timer: a pause ends before the next one is due.
  const untilNext = (run.timers()[0]?.due ?? Number.POSITIVE_INFINITY) - run.now() - 1
  return untilNext < 1 ? moves.at(-1) : passOf(Math.min(choice.pass, untilNext))
}

/* What the name of the move repeats: plain JSON. */
const sendMoveOf = ({ type, ...data }: AnyEventObject): Move =>
  sendOf(type, JSON.parse(JSON.stringify(data)))

/** Lets fast-check shrink the generated payloads, one after another, as long as the path breaks the same rule. */
const withSmallPayloads = (model: AnyModel, broken: BrokenWalk): BrokenWalk => {
  let smallest = broken
  for (const [index, move] of broken.steps.entries()) {
    if (move.kind !== 'send' || !move.data) continue
    const smaller = fc.property(eventsOf(model, move.event), (event) => {
      const moves = smallest.moves.with(index, sendMoveOf(event).name)
      const found = brokenAlong(model, smallest.input, moves)
      if (found?.rule !== broken.rule || found.moves.length !== moves.length) return true
      smallest = found
      return false
    })
    fc.check(smaller, { numRuns: 1, examples: [[{ ...move.data, type: move.event }]] })
  }
  return smallest
}

/** A path that breaks a rule at its end. */
export type BrokenPath = Fixture & { rule: string; detail: string }

/** The same with its moves. */
export type BrokenWalk = BrokenPath & { steps: readonly Move[] }

/** Makes moves until none is left or a rule is broken. Returns null if all rules hold. */
export const firstBroken = (
  model: AnyModel,
  input: string,
  nextMove: (run: Run, index: number) => Move | undefined,
): BrokenWalk | null => {
  const run = startRun(model, input)
  const follow = followTemporalRules(model)
  const steps: Move[] = []
  for (;;) {
    const broken = follow(run).map((rule) => ({ rule, detail: `in ${stateOf(run)}` }))
    checkConfiguration(model, run, (rule, detail) => broken.push({ rule, detail }))
    if (broken[0]) return { ...broken[0], input, moves: steps.map(({ name }) => name), steps }
    if (run.snapshot().status !== 'active') return null
    const move = nextMove(run, steps.length)
    if (!move) return null
    run.make(move)
    steps.push(move)
  }
}

/**
 * Walks these moves until a rule is broken. Moves that are not possible are left out: without a request there is no
 * answer to it.
 */
export const brokenAlong = (
  model: AnyModel,
  input: string,
  moves: readonly string[],
): BrokenWalk | null => {
  const remaining = [...moves]
  return firstBroken(model, input, (run) => {
    const { moves: possible } = run.possibleMoves()
    for (let name = remaining.shift(); name !== undefined; name = remaining.shift()) {
      const move = possible.find((each) => each.name === name) ?? freeMoveNamed(name)
      if (move && canMake(run, move)) return move
    }
    return undefined
  })
}

/** Leaves out single moves, then pairs of moves, as long as the path still breaks the same rule. */
export const withoutMoves = (model: AnyModel, broken: BrokenWalk): BrokenWalk => {
  for (const [one, other] of choices(broken.moves.length)) {
    const moves = broken.moves.filter((_, index) => index !== one && index !== other)
    const shorter = brokenAlong(model, broken.input, moves)
    if (shorter?.rule === broken.rule) return withoutMoves(model, shorter)
  }
  return broken
}

const choices = (count: number): readonly (readonly [number, number])[] => {
  const indices = [...Array(count).keys()]
  const pairs = indices.flatMap((one) =>
    indices.slice(one + 1).map((other) => [one, other] as const),
  )
  return [...indices.map((index) => [index, index] as const), ...pairs]
}

/** Whether the root machine accepts the custom data of a move. Other moves are listed only if they are possible. */
export const canMake = (run: Run, move: Move): boolean => {
  if (move.kind !== 'send' || !move.data) return true
  const at = 'at' in move.data ? { at: run.now() } : {}
  return run.snapshot().can({ ...move.data, ...at, type: move.event })
}

const stateOf = (run: Run): string => JSON.stringify(run.snapshot().value)
