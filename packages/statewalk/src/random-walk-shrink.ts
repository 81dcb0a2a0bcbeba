import { freeMoveNamed } from './free-moves.ts'
import { checkConfiguration } from './invariants.ts'
import type { AnyModel } from './model.ts'
import type { Move } from './moves.ts'
import type { Fixture } from './replay.ts'
import { type Run, startRun } from './run.ts'
import { followTemporalRules } from './temporal-check.ts'

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
