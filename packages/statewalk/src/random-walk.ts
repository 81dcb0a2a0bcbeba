import { checkConfiguration } from './invariants.ts'
import { type AnyModel, inputsOf } from './model.ts'
import type { Move } from './moves.ts'
import { pathId, pathLines } from './path-lines.ts'
import { type Fixture, freeMoveNamed, passOf } from './replay.ts'
import { type Run, startRun } from './run.ts'
import { createRandom } from './seeded-globals.ts'
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

/** A path that breaks a rule at its end. */
export type BrokenPath = Fixture & { rule: string; detail: string }

/**
 * Walks a machine at random, including its full inputs. Returns the first broken rule with a shrunk path, or null: no
 * move and no pair of moves can be left out. The path can be replayed without the seed.
 */
export const walkAtRandom = (
  model: AnyModel,
  { runs = 100, seed = 1, moves = 60 }: WalkOptions = {},
): BrokenPath | null => {
  const inputs = Object.keys(inputsOf(model))
  const { random } = createRandom(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  for (let walk = 0; walk < runs; walk += 1) {
    const input = pick(inputs)
    if (input === undefined) return null
    const broken = firstBroken(model, input, (run, index) => {
      if (index === moves) return undefined
      // Each walk includes about half of the moves, by name, unless no other is possible (swarm testing). Otherwise a
      // move that is always possible, such as a logout in another tab, would end most walks early.
      const possible = run.possibleMoves().moves
      const included = possible.filter(({ name }) => pathId(`${seed} ${walk} ${name}`) < 'i')
      const next = included.length > 0 ? included : possible
      return random() < 0.9
        ? pick(next)
        : (pauseIn(run, 1 + Math.floor(random() * 70_000)) ?? next.at(-1))
    })
    if (broken) return withoutMoves(model, broken)
  }
  return null
}

/** Rules about one move assume one timer: a pause ends before the next one is due. */
const pauseIn = (run: Run, ms: number): Move | undefined => {
  const untilNext = (run.timers()[0]?.due ?? Number.POSITIVE_INFINITY) - run.now() - 1
  return untilNext < 1 ? undefined : passOf(Math.min(ms, untilNext))
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

/** Makes moves until none is left or a rule is broken. Returns null if all rules hold. */
const firstBroken = (
  model: AnyModel,
  input: string,
  nextMove: (run: Run, index: number) => Move | undefined,
): BrokenPath | null => {
  const run = startRun(model, input)
  const follow = followTemporalRules(model)
  const moves: string[] = []
  for (;;) {
    const state = `in ${JSON.stringify(run.snapshot().value)}`
    const broken = follow(run).map((rule) => ({ rule, detail: state }))
    checkConfiguration(model, run, (rule, detail) => broken.push({ rule, detail }))
    if (broken[0]) return { ...broken[0], input, moves }
    if (run.snapshot().status !== 'active') return null
    const move = nextMove(run, moves.length)
    if (!move) return null
    run.make(move)
    moves.push(move.name)
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
): BrokenPath | null => {
  const remaining = [...moves]
  return firstBroken(model, input, (run) => {
    const { moves: possible } = run.possibleMoves()
    for (let name = remaining.shift(); name !== undefined; name = remaining.shift()) {
      const move = possible.find((each) => each.name === name) ?? freeMoveNamed(name)
      if (move) return move
    }
    return undefined
  })
}

/** Leaves out single moves, then pairs of moves, as long as the path still breaks the same rule. */
export const withoutMoves = (model: AnyModel, broken: BrokenPath): BrokenPath => {
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
