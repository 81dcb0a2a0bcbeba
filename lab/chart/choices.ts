import type { AnyModel, Move, Run } from 'statewalk'
import { guardLabel } from 'statewalk/internal'
import { passTime } from '../recording/elapsed-time.ts'
import { createPlayer } from '../recording/player.ts'
import { goOn, type Recording } from '../recording/recording.ts'
import type { ChartLabel } from './chart-of.ts'

/** One way to take a transition: the name of a sample, an outcome or a timer, and its moves. */
export type Choice = { name: string; moves: readonly string[] }

/** A sample or outcome that does not take the transition: refused by guards, or another transition is taken. */
type OtherWay =
  | { name: string; refusedBy: readonly string[] }
  | { name: string; takes: readonly string[] }

export type Choices = { label: string; choices: readonly Choice[]; others: readonly OtherWay[] }

/**
 * All moves that the transition can be taken with at the recording's position. Each is tried on a copy of the run, so
 * guards, `always` transitions and child machines count as in the machine itself.
 */
export const choicesFor = (model: AnyModel, recording: Recording, label: ChartLabel): Choices => {
  const here = { ...recording, moves: recording.moves.slice(0, recording.position) }
  const { run } = createPlayer(model).at(here)
  const { moves, refused } = run.possibleMoves()
  const tries: readonly Choice[] = [
    ...moves
      .filter((move) => move.kind === 'settle' || isOf(move, label))
      .map(({ name }) => ({ name, moves: [name] })),
    ...waitsFor(model, here, label),
  ]
  const tried = tries.map((choice) => ({ ...choice, takes: transitionsTaken(model, here, choice) }))
  const samples = new Set(moves.filter((move) => isOf(move, label)).map(({ name }) => name))
  return {
    label: label.text,
    choices: tried
      .filter(({ takes }) => takes.includes(label.id))
      .map(({ name, moves }) => ({ name, moves })),
    others: [
      ...tried
        .filter(({ name, takes }) => samples.has(name) && !takes.includes(label.id))
        .map(({ name, takes }) => ({ name, takes })),
      ...refused
        .filter((name) => typeOf(name) === label.event)
        .map((name) => ({ name, refusedBy: guardsRefusing(run, typeOf(name)) })),
    ],
  }
}

const isOf = (move: Move, { event }: ChartLabel): boolean =>
  move.kind === 'send' && move.to === null && move.event === event

/** The type of an event by the name of a sample. */
export const typeOf = (name: string): string => name.replace(/ \(.*\)$/, '')

/** The guards of the active states that refuse an event now. An event without guards is forbidden there. */
export const guardsRefusing = (run: Run, type: string): readonly string[] => [
  ...new Set(
    run
      .snapshot()
      ._nodes.flatMap((node) => node.transitions.get(type) ?? [])
      .flatMap(({ guard }) => (guard ? [guardLabel(guard)] : [])),
  ),
]

/** The waits until the timer of this transition is due, one for every earlier timer. */
const waitsFor = (model: AnyModel, here: Recording, { text }: ChartLabel): readonly Choice[] => {
  const timer = /^⏱ (.+?)(?: \[.*\])?$/.exec(text)?.[1]
  const player = createPlayer(model)
  const { run } = player.at(here)
  const due = run.timers().find(({ name }) => name === timer)?.due
  if (due === undefined) return []
  return [{ name: text, moves: passTime(player, here, due - run.now()).moves }]
}

const transitionsTaken = (model: AnyModel, here: Recording, { moves }: Choice): readonly string[] =>
  createPlayer(model)
    .at(moves.reduce(goOn, here))
    .frames.slice(here.position + 1)
    .flatMap(({ transitions }) => transitions)
