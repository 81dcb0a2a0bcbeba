import { createActor, createMachine } from 'xstate'
import { createPlayer } from '../../lab/recording/player.ts'
import { goTo, startRecording } from '../../lab/recording/recording.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { createRecorder } from '../../src/recorder/recorder.ts'
import { timed, timingOf } from './measure.ts'
import type { Part } from './part.ts'

/** The cost of a replay and of the recorder. The engine measures its own exploration (`npm run bench -w statewalk`). */
export const machines: Part = {
  name: 'machines',
  question:
    'Does a replay take longer per move the longer it is, and what does the recorder add to an event?',
  run: async () => {
    const [short, long] = [await replayedMove(100), await replayedMove(500)]
    const added = await addedByRecorder()
    return {
      figures: [
        {
          name: 'replay: time per move of 500, relative to 100',
          value: long / short,
          unit: '×',
          budget: ['growth', 'last / first'],
        },
        { name: 'the recorder of field reports, for each event', value: added, unit: 'µs' },
      ],
    }
  },
}

/** The lab’s history: a step back replays all moves. Returns the time of each replayed move. */
const replayedMove = async (length: number): Promise<number> => {
  const [input = ''] = Object.keys(verifyEmailModel.fullInputs ?? {})
  const recording = startRecording('verifyEmail', input, Array(length).fill('⏲ 1 ms'))
  const player = createPlayer(verifyEmailModel)
  player.at(goTo(recording, length - 1))
  const { median } = await timed(
    () => {
      player.at(goTo(recording, length - 1))
      player.at(goTo(recording, length))
    },
    { runs: 15 },
  )
  return median / length
}

/** Sends events to an actor with and without the recorder, in alternating runs. Returns the difference per event (µs). */
const addedByRecorder = async (): Promise<number> => {
  const { inspect } = createRecorder(() => {})
  const events = 5_000
  const send = (options: Parameters<typeof createActor>[1]) => () => {
    const actor = createActor(switching, options).start()
    for (let event = 0; event < events; event += 1) actor.send({ type: 'changed' })
    actor.stop()
  }
  const without: number[] = []
  const withIt: number[] = []
  const once = { runs: 1, warmUps: 0 }
  for (let run = 0; run < 21; run += 1) {
    without.push((await timed(send({}), once)).median)
    withIt.push((await timed(send({ inspect: (event) => inspect(event, 0) }), once)).median)
  }
  return ((timingOf(withIt).median - timingOf(without).median) / events) * 1_000
}

const switching = createMachine({
  id: 'switching',
  initial: 'off',
  states: { off: { on: { changed: 'on' } }, on: { on: { changed: 'off' } } },
})
