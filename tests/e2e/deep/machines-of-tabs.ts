import type { BrowserContext, Page } from '@playwright/test'
import { transitionsOf } from 'statewalk'
import type { StateValue } from 'xstate'
import { type FromPage, type LiveMoment, liveChannel } from '../../../machines/live/live.ts'
import { models } from '../../../machines/models.ts'

/** A machine that runs on a page, as the page publishes it to the machine lab: data without secrets. */
export type RunningMachine = { machine: string; value: StateValue; context: unknown }

/** The machines of every page of a context. */
export type ObservedMachines = Awaited<ReturnType<typeof observeMachines>>

/** Observes the machines of every page of a context, and which transitions they take. */
export const observeMachines = async (context: BrowserContext) => {
  const documents = new Map<Page, { id: string; actors: Map<string, RunningMachine> }>()
  const transitions = new Set<string>()
  let count = 0

  const take = (machine: string, { transitions: taken }: LiveMoment) => {
    count += 1
    for (const each of taken) transitions.add(`${machine}: ${each}`)
  }

  const receive = (page: Page, message: FromPage) => {
    const known = documents.get(page)
    const document = known?.id === message.page ? known : { id: message.page, actors: new Map() }
    documents.set(page, document)
    const { actors } = document
    if (message.type === 'actor started') {
      const { id, machine, start } = message.actor
      actors.set(id, { machine, value: start.value, context: start.context })
      take(machine, start)
    }
    if (message.type === 'actor moved') {
      const actor = actors.get(message.actor)
      if (!actor) return
      const { value, context: data } = message.entry
      actors.set(message.actor, { machine: actor.machine, value, context: data })
      take(actor.machine, message.entry)
    }
    if (message.type === 'actor ended') actors.delete(message.actor)
  }

  await context.exposeBinding('trellisReceived', ({ page }, message: FromPage) =>
    receive(page, message),
  )
  await context.addInitScript((channel) => {
    const { postMessage } = BroadcastChannel.prototype
    BroadcastChannel.prototype.postMessage = function (message) {
      if (this.name === channel && /^actor (started|moved|ended)$/.test(message.type))
        Object.assign(window).trellisReceived(message)
      postMessage.call(this, message)
    }
  }, liveChannel)

  return {
    transitions,
    /** How often a machine has started or received an event. */
    count: () => count,
    of: (page: Page): readonly RunningMachine[] => [
      ...(documents.get(page)?.actors.values() ?? []),
    ],
  }
}

/** All transitions of all machines of the site. */
export const allTransitions: ReadonlySet<string> = new Set(
  models.flatMap(({ machine }) =>
    [...transitionsOf(machine).values()].map((each) => `${machine.id}: ${each}`),
  ),
)
