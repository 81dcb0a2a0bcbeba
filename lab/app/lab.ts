import type { AnyModel } from 'statewalk'
import { inputsOf } from 'statewalk/internal'
import { type ActorRefFrom, createActor, fromCallback } from 'xstate'
import { type Chart, type ChartLabel, chartOf } from '../chart/chart-of.ts'
import { choicesFor } from '../chart/choices.ts'
import { labCopy } from '../copy.ts'
import { passTime, waitForTimer } from '../recording/elapsed-time.ts'
import { createPlayer, type Player, type PlayerState } from '../recording/player.ts'
import { startRecording } from '../recording/recording.ts'
import { type LabEvent, type LabLocation, labMachine } from './lab-machine.ts'
import { fragmentOf, locationOf, type NamedPath } from './location.ts'
import type { Flag } from './stored.ts'

/** The lab's environment, which provides the URL and real time: a browser, or a test. */
export type LabWorld = {
  fragment(): string
  writeFragment(fragment: string): void
  /** Calls back about every 100 ms with the elapsed time (ms); returns a function that stops it. */
  tick(passed: (ms: number) => void): () => void
  pathOf(machine: string, id: string): NamedPath | null
  introduced: Flag
}

export type Lab = ReturnType<typeof createLab>

export const createLab = (
  models: readonly AnyModel[],
  scheme: 'light' | 'dark',
  world: LabWorld,
) => {
  const byId = new Map(models.map((model) => [model.machine.id, model]))
  const players = new Map<string, Player>()
  const charts = new Map<string, Chart>()

  const modelOf = (machine: string): AnyModel => {
    const model = byId.get(machine) ?? models[0]
    if (!model) throw new Error('The lab has no machine to show.')
    return model
  }
  const playerOf = (machine: string): Player =>
    getOrCreate(players, machine, () => createPlayer(modelOf(machine)))
  const inputsOfMachine = (machine: string) => {
    const model = byId.get(machine)
    return model ? Object.keys(inputsOf(model)) : null
  }
  const read = (fragment: string): LabLocation => {
    const location = locationOf(fragment, { inputsOf: inputsOfMachine, pathOf: world.pathOf })
    if (location) return location
    const { machine, inputs } = modelOf(firstMachine)
    return {
      recording: startRecording(machine.id, Object.keys(inputs)[0] ?? ''),
      path: null,
      view: 'chart',
      folded: null,
    }
  }

  const actor: ActorRefFrom<typeof labMachine> = createActor(
    labMachine.provide({
      actors: {
        'run the clock': fromCallback(() =>
          world.tick((ms) => {
            const { recording } = actor.getSnapshot().context
            actor.send({
              type: 'clock ticked',
              ...passTime(playerOf(recording.machine), recording, ms),
            })
          }),
        ),
      },
    }),
    {
      input: { location: read(world.fragment()), scheme, isIntroduced: world.introduced.read() },
    },
  )
  actor.on('location changed', () => world.writeFragment(fragmentOf(actor.getSnapshot().context)))
  actor.on('introduction closed', () => world.introduced.set())
  actor.start()
  const reportUnknown = (fragment: string) => {
    const [, id = ''] = /^#\/?([^/?]+)/.exec(fragment) ?? []
    if (id !== '' && !byId.has(id))
      actor.send({ type: 'message', sentence: labCopy.unknownMachine(id) })
  }
  reportUnknown(world.fragment())

  return {
    actor,
    models,
    modelOf,
    send: (event: LabEvent) => actor.send(event),
    /** Opens the location that a fragment identifies. Does nothing if it is already shown. */
    follow(fragment: string) {
      if (fragment === fragmentOf(actor.getSnapshot().context)) return
      actor.send({ type: 'location opened', location: read(fragment) })
      reportUnknown(fragment)
    },
    open: (machine: string) =>
      actor.send({ type: 'location opened', location: read(`#/${machine}/step/0`) }),
    playerState: (): PlayerState => {
      const { recording } = actor.getSnapshot().context
      return playerOf(recording.machine).at(recording)
    },
    /** Lets `ms` of virtual time pass. */
    pass(ms: number) {
      const { recording } = actor.getSnapshot().context
      actor.send({ type: 'time passed', ...passTime(playerOf(recording.machine), recording, ms) })
    },
    /** Waits until the next timer fires, and records the timer instead of the time. */
    passToTimer() {
      const { recording } = actor.getSnapshot().context
      const move = waitForTimer(playerOf(recording.machine).at(recording).run)
      if (move !== null) actor.send({ type: 'moves made', moves: [move] })
    },
    /** Takes a transition if there is exactly one way; otherwise offers the ways at this point (px). */
    press(label: ChartLabel, at: { x: number; y: number }) {
      const { recording } = actor.getSnapshot().context
      const ways = choicesFor(modelOf(recording.machine), recording, label)
      const [only, ...rest] = ways.choices
      if (only && rest.length === 0 && ways.others.length === 0)
        actor.send({ type: 'moves made', moves: only.moves })
      else actor.send({ type: 'choices offered', offer: { ...ways, ...at } })
    },
    chartOf: (machine: string): Chart =>
      getOrCreate(charts, machine, () => chartOf(modelOf(machine).machine)),
  }
}

/* The best known page: a newcomer recognises its screen. */
const firstMachine = 'login'

const getOrCreate = <Value>(known: Map<string, Value>, key: string, make: () => Value): Value => {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}
