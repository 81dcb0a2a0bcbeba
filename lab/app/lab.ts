import { type ActorRefFrom, createActor, fromCallback } from 'xstate'
import type { Chart } from '../../machines/chart/chart.ts'
import { chartOf } from '../../machines/chart/chart-of.ts'
import { type AnyModel, inputsOf } from '../../machines/model/model.ts'
import { movesThrough } from '../trail/passing.ts'
import { createPlayer, type Player, type Scene } from '../trail/player.ts'
import { startTrail } from '../trail/trail.ts'
import { addressOf, type NamedPath, placeOf } from './address.ts'
import { type LabEvent, labMachine, type Place } from './lab-machine.ts'
import type { TickKeeper } from './ticks.ts'

/** Where the lab reads and writes its address, and how it tells real time: a browser, or a test. */
export type LabWorld = {
  fragment(): string
  writeFragment(fragment: string): void
  /** Calls back about every 100 ms with the time that has passed (ms); returns how to stop it. */
  tick(passed: (ms: number) => void): () => void
  pathOf(machine: string, id: string): NamedPath | null
  /** Where a tester's ticks are kept from one day to the next. */
  ticks: TickKeeper
}

/** The running lab: its actor, and what is derived from it. */
export type Lab = ReturnType<typeof createLab>

/** Starts a lab of these models. */
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
    kept(players, machine, () => createPlayer(modelOf(machine)))
  const inputsOfMachine = (machine: string) => {
    const model = byId.get(machine)
    return model ? Object.keys(inputsOf(model)) : null
  }
  const read = (fragment: string): Place => {
    const place = placeOf(fragment, { inputsOf: inputsOfMachine, pathOf: world.pathOf })
    if (place) return place
    const { machine, inputs } = modelOf('')
    return {
      trail: startTrail(machine.id, Object.keys(inputs)[0] ?? ''),
      path: null,
      view: 'chart',
      folded: [],
    }
  }

  const actor: ActorRefFrom<typeof labMachine> = createActor(
    labMachine.provide({
      actors: {
        'run the clock': fromCallback(() =>
          world.tick((ms) => {
            const { trail } = actor.getSnapshot().context
            const moves = movesThrough(playerOf(trail.machine), trail, ms)
            actor.send({ type: 'time passed', moves })
          }),
        ),
      },
    }),
    { input: { place: read(world.fragment()), scheme, ticked: world.ticks.read() } },
  )
  actor.on('place changed', () => world.writeFragment(addressOf(actor.getSnapshot().context)))
  actor.on('ticks changed', () => world.ticks.write(actor.getSnapshot().context.ticked))
  actor.start()

  return {
    actor,
    models,
    modelOf,
    send: (event: LabEvent) => actor.send(event),
    /** Goes where a fragment leads; one that is shown already changes nothing. */
    follow(fragment: string) {
      if (fragment !== addressOf(actor.getSnapshot().context))
        actor.send({ type: 'place opened', place: read(fragment) })
    },
    /** Opens a machine at its first input. */
    open: (machine: string) =>
      actor.send({
        type: 'place opened',
        place: read(`#/${machine}/step/0`),
      }),
    scene: (): Scene => {
      const { trail } = actor.getSnapshot().context
      return playerOf(trail.machine).at(trail)
    },
    /** Lets `ms` of virtual time pass. */
    pass(ms: number) {
      const { trail } = actor.getSnapshot().context
      const moves = movesThrough(playerOf(trail.machine), trail, ms)
      actor.send({ type: 'moves made', moves })
    },
    chartOf: (machine: string): Chart =>
      kept(charts, machine, () => chartOf(modelOf(machine).machine)),
  }
}

const kept = <Value>(known: Map<string, Value>, key: string, make: () => Value): Value => {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}
