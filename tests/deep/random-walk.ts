import * as fc from 'fast-check'
import {
  type AnyModel,
  checkConfiguration,
  type Fixture,
  freeMoveNamed,
  inputsOf,
  type Move,
  passOf,
  pathLines,
  type Run,
  startRun,
} from 'statewalk'
import type { Bounds } from './bounds.ts'

/** A path that breaks a rule at its end, shrunk so that no single move can be left out. */
export type BrokenPath = Fixture & { rule: string; detail: string }

/**
 * Walks a machine at random, including its full inputs. Returns the first broken rule with its shrunk path, or null.
 */
export const walkAtRandom = (
  model: AnyModel,
  { runs, seed, moves }: Pick<Bounds, 'runs' | 'seed' | 'moves'>,
): BrokenPath | null => {
  const walks = fc.record({
    input: fc.constantFrom(...Object.keys(inputsOf(model))),
    choices: fc.array(choice, { maxLength: moves, size: 'max' }),
  })
  const holds = fc.property(walks, (walk) => brokenBy(model, walk) === null)
  const { counterexample } = fc.check(holds, { numRuns: runs, seed, endOnFailure: true })
  const broken = counterexample && brokenBy(model, counterexample[0])
  return broken && shortened(model, broken)
}

/** A report on a broken path: the rule, the steps, the lab's URL, and the path as a file. */
export const brokenPage = (model: AnyModel, { rule, detail, input, moves }: BrokenPath): string =>
  [
    `✗ ${rule}: ${detail}`,
    '',
    ...pathLines(model, { input, moves }, moves.length),
    '',
    'For tests/regressions. Add the expectations to `expectations`:',
    JSON.stringify(
      { machine: model.machine.id, title: rule, input, moves, expectations: [] },
      null,
      2,
    ),
  ].join('\n')

/** One of the possible moves, or a wait (ms) between two timers. */
type Choice = { pick: number } | { pass: number }

const choice: fc.Arbitrary<Choice> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ pass: fc.integer({ min: 1, max: 70_000 }) }) },
)

const brokenBy = (
  model: AnyModel,
  { input, choices }: { input: string; choices: readonly Choice[] },
): BrokenPath | null =>
  firstBroken(model, input, (run, index) => {
    const chosen = choices[index]
    return chosen && moveOf(run, chosen)
  })

const moveOf = (run: Run, choice: Choice): Move | undefined => {
  const { moves } = run.possible()
  if ('pick' in choice) return moves[choice.pick % moves.length]
  // Rules about one move assume one timer: a pause ends before the next one is due.
  const untilNext = (run.timers()[0]?.due ?? Number.POSITIVE_INFINITY) - run.now() - 1
  return untilNext < 1 ? moves.at(-1) : passOf(Math.min(choice.pass, untilNext))
}

/** Makes moves until none is left or a rule is broken. */
const firstBroken = (
  model: AnyModel,
  input: string,
  nextMove: (run: Run, index: number) => Move | undefined,
): BrokenPath | null => {
  const run = startRun(model, input)
  const moves: string[] = []
  for (;;) {
    const broken: { rule: string; detail: string }[] = []
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
 * Leaves out one move after another as long as the path still breaks the same rule. fast-check would shrink the choices
 * instead, and a removed choice changes every later move.
 */
const shortened = (model: AnyModel, broken: BrokenPath): BrokenPath => {
  for (const index of broken.moves.keys()) {
    const shorter = brokenAlong(model, broken.input, broken.moves.toSpliced(index, 1))
    if (shorter?.rule === broken.rule) return shortened(model, shorter)
  }
  return broken
}

/* Removing a move also removes the moves that depended on it, such as the answer to a request. */
const brokenAlong = (
  model: AnyModel,
  input: string,
  moves: readonly string[],
): BrokenPath | null => {
  const remaining = [...moves]
  return firstBroken(model, input, (run) => {
    const { moves: possible } = run.possible()
    for (let name = remaining.shift(); name !== undefined; name = remaining.shift()) {
      const move = possible.find((each) => each.name === name) ?? freeMoveNamed(name)
      if (move) return move
    }
    return undefined
  })
}
