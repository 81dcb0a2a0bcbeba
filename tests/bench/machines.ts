import ELK from 'elkjs'
import { type AnyModel, chartOf, explore, type Graph, type Path, pathsOf, replay } from 'statewalk'
import { elkGraphOf } from '../../lab/chart/elk-graph.ts'
import { fold } from '../../lab/chart/fold.ts'
import { measureText } from '../../lab/chart/measure-text.ts'
import { createPlayer } from '../../lab/recording/player.ts'
import { goTo, startRecording } from '../../lab/recording/recording.ts'
import { maxPathLength } from '../../machines/model-of.ts'
import { models } from '../../machines/models.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { timed } from './measure.ts'
import type { Figure, Part, Table } from './part.ts'

/** The speed of exploring, touring and replaying machines, and whether it grows with the work alone. */
export const machines: Part = {
  name: 'machines',
  question: 'Does the time for exploring, touring and replaying grow in proportion to the work?',
  run: async () => {
    const tables = [await perMachine(), await growth(), await history(), await layouts()]
    return { tables, figures: figuresOf(tables) }
  },
}

/** The cost of a unit of work in the largest case, divided by that in the smallest. */
const figuresOf = ([each, growing, moves]: readonly Table[]): readonly Figure[] => {
  const numbers = (table: Table | undefined, column: string): number[] =>
    table?.rows.map((row) => Number(row[table.columns.indexOf(column)])) ?? []
  const perWork = numbers(growing, 'µs/work')
  const perMove = numbers(moves, 'µs/move')
  const budget = ['growth', 'last / first'] as const
  return [
    {
      name: 'transitions of the slowest machine along its tour',
      value: Math.min(...numbers(each, 'transitions/s')),
      unit: '/s',
    },
    {
      name: 'exploring: time per unit of work with 6 checks, relative to 1',
      value: (perWork.at(-1) ?? 0) / (perWork[0] ?? 1),
      unit: '×',
      budget,
    },
    {
      name: 'replay: time per move of 500, relative to 100',
      value: (perMove[2] ?? 0) / (perMove[1] ?? 1),
      unit: '×',
      budget,
    },
    { name: 'replay of 500 moves', value: ((perMove[2] ?? 0) * 500) / 1_000, unit: 'ms' },
  ]
}

const perMachine = async (): Promise<Table> => {
  const rows: (string | number)[][] = []
  for (const model of models) {
    const graph = explore(model)
    const paths = pathsOf(graph, 'tour', { longest: maxPathLength })
    const exploring = await timed(() => explore(model), { runs: 3, warmUps: 0 })
    const touring = await timed(() => pathsOf(graph, 'tour', { longest: maxPathLength }), {
      runs: 3,
      warmUps: 0,
    })
    const transitions = transitionsAlong(model, paths)
    const walking = await timed(() => transitionsAlong(model, paths), { runs: 3, warmUps: 0 })
    rows.push([
      model.machine.id,
      graph.configurations.length,
      workOf(graph),
      exploring.median,
      (exploring.median / workOf(graph)) * 1_000,
      touring.median,
      (touring.median / workOf(graph)) * 1_000,
      Math.round(transitions / (walking.median / 1_000)),
    ])
  }
  return {
    title: 'All machines. Work is the sum of the path lengths to all configurations.',
    columns: [
      'machine',
      'configurations',
      'work',
      'explore ms',
      'µs/work',
      'tour ms',
      'tour µs/work',
      'transitions/s',
    ],
    rows,
  }
}

/** The same machine at growing sizes: the time for a unit of work must not grow. */
const growth = async (): Promise<Table> => {
  const rows: (string | number)[][] = []
  for (const maxChecks of [1, 2, 4, 6]) {
    const model = withChecks(maxChecks)
    const graph = explore(model)
    const { median, spread } = await timed(() => explore(model), { runs: 3, warmUps: 0 })
    const work = workOf(graph)
    rows.push([
      maxChecks,
      graph.configurations.length,
      work,
      median,
      spread,
      (median / work) * 1_000,
    ])
  }
  return {
    title: 'Growth: verify-email with more checks.',
    columns: ['checks', 'configurations', 'work', 'explore ms', 'spread', 'µs/work'],
    rows,
  }
}

/** The lab's history: the cost of one more step after few moves and after many, and of replaying all. */
const history = async (): Promise<Table> => {
  const [input = ''] = Object.keys(verifyEmailModel.fullInputs ?? {})
  const rows: (string | number)[][] = []
  for (const length of [10, 100, 500]) {
    const recording = startRecording('verifyEmail', input, Array(length).fill('⏲ 1 ms'))
    const player = createPlayer(verifyEmailModel)
    player.at(goTo(recording, length - 1))
    const step = await timed(
      () => {
        player.at(goTo(recording, length - 1))
        const since = performance.now()
        player.at(goTo(recording, length))
        return performance.now() - since
      },
      { runs: 15, warmUps: 2 },
    )
    const on = createPlayer(verifyEmailModel)
    on.at(goTo(recording, length - 20 < 0 ? 0 : length - 20))
    let position = Math.max(0, length - 20)
    const forward = await timed(
      () => {
        position = Math.min(length, position + 1)
        on.at(goTo(recording, position))
      },
      { runs: 9, warmUps: 1 },
    )
    rows.push([length, forward.median, step.median, (step.median / length) * 1_000])
  }
  return {
    title:
      'History of the lab: a step forward, a step back (a replay) and forward, and the time per replayed move.',
    columns: ['moves', 'forward ms', 'back and forward ms', 'µs/move'],
    rows,
  }
}

const layouts = async (): Promise<Table> => {
  const elk = new ELK()
  const floor = await timed(() =>
    elk.layout({ id: 'floor', children: [{ id: 'a', width: 100, height: 40 }], edges: [] }),
  )
  const rows: (string | number)[][] = [['one box (floor)', 1, 0, floor.median, floor.spread]]
  for (const { machine } of models) {
    const chart = fold(chartOf(machine), new Set())
    const { median, spread } = await timed(() => elk.layout(elkGraphOf(chart, measureText)))
    rows.push([machine.id, chart.states.length, chart.edges.length, median, spread])
  }
  return {
    title: 'Chart layout, after warm-up.',
    columns: ['machine', 'states', 'edges', 'ms', 'spread'],
    rows,
  }
}

const workOf = ({ configurations }: Graph): number =>
  configurations.reduce((work, { moves }) => work + moves.length + 1, 0)

const transitionsAlong = (model: AnyModel, paths: readonly Path[]): number =>
  paths.reduce(
    (count, path) =>
      count +
      replay(model, path)
        .history()
        .steps.reduce((sum, { transitions }) => sum + transitions.length, 0),
    0,
  )

const withChecks = (maxChecks: number): AnyModel => ({
  ...verifyEmailModel,
  inputs: {
    'just signed up': (now: number) => ({
      email: 'maya@lindqvist.example',
      at: now,
      resendAt: null,
      maxChecks,
    }),
  },
})
