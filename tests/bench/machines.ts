import { explore, type Graph, pathsOf } from 'statewalk'
import { createActor, createMachine } from 'xstate'
import { createPlayer } from '../../lab/recording/player.ts'
import { goTo, startRecording } from '../../lab/recording/recording.ts'
import { maxPathLength } from '../../machines/model-of.ts'
import { models } from '../../machines/models.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { createRecorder } from '../../src/recorder/recorder.ts'
import { timed, timingOf } from './measure.ts'
import type { Figure, Part, Table } from './part.ts'

/** The speed of exploring machines, their tours and replays, and whether it grows with the work alone. */
export const machines: Part = {
  name: 'machines',
  question: 'Does the time for exploring, touring and replaying grow in proportion to the work?',
  run: async () => {
    const tables = [await perMachine(), await history(), await recorded()]
    return { tables, figures: figuresOf(tables) }
  },
}

/** The cost of a unit of work in the largest case, divided by that in the smallest. */
const figuresOf = ([each, moves]: readonly Table[]): readonly Figure[] => {
  const numbers = (table: Table | undefined, column: string): number[] =>
    table?.rows.map((row) => Number(row[table.columns.indexOf(column)])) ?? []
  const perMove = numbers(moves, 'µs/move')
  return [
    {
      name: 'exploring every machine',
      value: numbers(each, 'explore ms').reduce((sum, ms) => sum + ms, 0) / 1_000,
      unit: 's',
    },
    {
      name: 'replay: time per move of 500, relative to 100',
      value: (perMove[2] ?? 0) / (perMove[1] ?? 1),
      unit: '×',
      budget: ['growth', 'last / first'],
    },
    { name: 'replay of 500 moves', value: ((perMove[2] ?? 0) * 500) / 1_000, unit: 'ms' },
  ]
}

const perMachine = async (): Promise<Table> => {
  const rows: (string | number)[][] = []
  for (const model of models) {
    const graph = explore(model)
    const exploring = await timed(() => explore(model), { runs: 3, warmUps: 0 })
    const touring = await timed(() => pathsOf(graph, 'tour', { longest: maxPathLength }), {
      runs: 3,
      warmUps: 0,
    })
    rows.push([
      model.machine.id,
      graph.configurations.length,
      workOf(graph),
      exploring.median,
      (exploring.median / workOf(graph)) * 1_000,
      touring.median,
      (touring.median / workOf(graph)) * 1_000,
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
    ],
    rows,
  }
}

/** The lab's history: the cost of replaying all moves, after few and after many. */
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
    rows.push([length, step.median, (step.median / length) * 1_000])
  }
  return {
    title:
      'History of the lab: a step back (a replay) and forward, and the time per replayed move.',
    columns: ['moves', 'back and forward ms', 'µs/move'],
    rows,
  }
}

/** What the recorder of field reports adds to an event, in alternating runs. */
const recorded = async (): Promise<Table> => {
  const { inspect } = createRecorder(() => {})
  const send = (options: Parameters<typeof createActor>[1]) => {
    const actor = createActor(switching, options).start()
    for (let event = 0; event < 5_000; event += 1) actor.send({ type: 'changed' })
    actor.stop()
  }
  const without: number[] = []
  const withIt: number[] = []
  for (let run = 0; run < 21; run += 1) {
    without.push((await timed(() => send({}), once)).median)
    withIt.push((await timed(() => send({ inspect: (event) => inspect(event, 0) }), once)).median)
  }
  const [plain, inspected] = [timingOf(without).median, timingOf(withIt).median]
  return {
    title: 'The recorder of field reports: the time of an event without and with it.',
    columns: ['without µs', 'with µs', 'µs/event'],
    rows: [[plain / 5, inspected / 5, (inspected - plain) / 5]],
  }
}

const switching = createMachine({
  id: 'switching',
  initial: 'off',
  states: { off: { on: { changed: 'on' } }, on: { on: { changed: 'off' } } },
})

const once = { runs: 1, warmUps: 0 }

const workOf = ({ configurations }: Graph): number =>
  configurations.reduce((work, { moves }) => work + moves.length + 1, 0)
