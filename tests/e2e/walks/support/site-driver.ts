import { expect, type Page, type Route } from '@playwright/test'
import {
  type Driver,
  type Move,
  moveNamed,
  type Observation,
  type Path,
  type Run,
  startRun,
  stateId,
} from 'statewalk'
import type { ServiceOutcome, Setup, Site } from '../../setups/setup.ts'
import { installStubs, releaseStub } from '../../setups/stubs.ts'
import { newTestUser } from '../../setups/test-user.ts'
import { stopTime } from '../../support/time.ts'
import { expectNoViolations } from './every-state.ts'
import { expectState } from './expectations.ts'
import { openGate } from './gate.ts'
import { observeMachine } from './live-machines.ts'
import { performInteraction } from './perform-interaction.ts'

/** Creates a driver for one path on the built site. The path's input decides how the site is opened. */
export const siteDriver = async (
  setup: Setup,
  path: Path,
  { page, seen }: { page: Page; seen: Set<string> },
): Promise<Driver> => {
  const { model, services } = setup
  const arrival = arrivalOf(setup, path.input)
  const run = startRun(model, path.input)
  const gate = await openGate(page.context(), services)
  const machine = await observeMachine(page, model.machine.id)
  await installStubs(page, setup.stubs)
  const site = openSite(page, (check) => until(check))

  /** Retries a check. The clock is stopped or moves only as far as rendering needs it. */
  const until = (check: () => void | Promise<void>) =>
    expect(async () => {
      if (!setup.exact || (setup.startsLate && !machine.state())) await page.clock.runFor(20)
      await check()
    }).toPass({ timeout: 30_000, intervals: [20, 20, 50, 100] })

  /** Moves the page's clock in real time during an action of several steps, so that no deadline passes early. */
  const flowing = async (work: () => Promise<unknown>): Promise<void> => {
    let isOver = false
    const over = work().finally(() => {
      isOver = true
    })
    const flow = async () => {
      let last = performance.now()
      while (!isOver && !setup.exact) {
        const now = performance.now()
        // The provider's popup shares the clock and may close while it moves.
        await page.clock.runFor(Math.min(Math.ceil(now - last), 50)).catch((error: unknown) => {
          if (page.isClosed()) throw error
        })
        last = now
      }
    }
    await Promise.all([over, flow()])
  }

  const payloads = path.moves.filter((name) => !name.startsWith('⏱'))
  let payload = 0

  /* This run is ahead by the services that end by themselves, because the following service sends its request at once. */
  const lookahead = startRun(model, path.input)
  let lookaheadCount = 0
  let running: readonly string[] = []
  const expectRequests = () => {
    const now = [...lookahead.services(), ...leavesOf(lookahead).filter((state) => services[state])]
    for (const label of now) {
      const service = serviceOf(label)
      if (!running.includes(label) && services[service]?.asks) gate.expect(service, label)
    }
    running = now
  }
  const lookAhead = () => {
    expectRequests()
    while (lookaheadCount < payload || endsByItself(setup, payloads[lookaheadCount])) {
      lookahead.make(moveNamed(lookahead, { input: path.input, moves: payloads }, lookaheadCount))
      lookaheadCount += 1
      expectRequests()
    }
  }
  const make = (move: Move) => {
    run.make(move)
    payload += 1
    lookAhead()
  }
  const means = (service: string, outcome: string): ServiceOutcome => {
    const found = services[service]?.outcomes[outcome]
    if (!found) throw new Error(`No outcome is declared for '${service}: ${outcome}' on the site.`)
    return found
  }

  await page.clock.install()
  await arrival.before?.(site)
  await stopTime(page, 30_000)
  machine.forget()
  lookAhead()
  // A page whose first request is held does not finish loading.
  if (typeof arrival.at === 'string') await page.goto(arrival.at, { waitUntil: 'commit' })
  else await arrival.at(site)

  return {
    async press(event, move) {
      const interaction = setup.interactionFor(event, run.snapshot())
      await ahead(payloads[payload + 1], setup, site)
      await flowing(async () => setup.before[move.name]?.(site))
      const state = leavesOf(run).find((leaf) => services[leaf]?.outcomes[move.name])
      if (state) return end(state, state, move.name, move)
      make(move)
      const act = setup.handlers[move.name] ?? setup.handlers[move.event]
      if (act) await flowing(() => act(site))
      else if ('does' in interaction)
        await flowing(() =>
          performInteraction(
            page,
            'text' in interaction
              ? { ...interaction, text: site.user.textFor(interaction.text) }
              : interaction,
          ),
        )
      else throw new Error(`No interaction leads to '${move.name}' on the site.`)
    },
    async settle(service, outcome, _data, move) {
      await ahead(payloads[payload + 1], setup, site)
      await end(service, move.name.slice(0, -`: ${outcome}`.length), outcome, move)
    },
    async wait(ms) {
      run.advance(ms)
      lookahead.advance(ms)
      expectRequests()
      await page.clock.runFor(ms)
    },
    async expectState(look) {
      await until(() => {
        const isReached = machine.hasReached(look.value)
        const where = JSON.stringify(machine.state())
        expect(isReached, `${JSON.stringify(look.value)} should be reached; it is ${where}`).toBe(
          true,
        )
      })
      const leaves = leavesOf(run)
      if (leaves.some((state) => setup.unseen[state])) {
        await until(() => expect(machine.state(), 'should be over at once').not.toEqual(look.value))
        return
      }
      if (look.services.some((label) => isOverAtOnce(setup, label, payloads[payload]))) return
      const rows = leaves.flatMap((state) => rowsOf(setup, state, look))
      await until(() => expectState(page, rows))
      const unseen = leaves.filter((state) => !seen.has(state))
      if (unseen.length === 0) return
      await expectNoViolations(page, `${model.machine.id}: ${unseen.join(', ')}`)
      for (const state of unseen) seen.add(state)
    },
  }

  async function end(service: string, label: string, outcome: string, move: Move): Promise<void> {
    const how = means(service, outcome)
    const route = services[service]?.asks && (await heldRoute(label))
    make(move)
    if ('done' in how) await flowing(() => how.done(site))
    if ('faults' in how && route) {
      gate.answer(service, how.faults)
      await how.faults(route)
    }
    if ('passes' in how && route) {
      await how.passes(site)
      await route.fallback()
    }
  }

  async function heldRoute(label: string): Promise<Route> {
    await until(() => expect([...gate.held.keys()], 'held requests').toContain(label))
    const route = gate.held.get(label)
    if (!route) throw new Error(`'${label}' is not held any more.`)
    return route
  }
}

const arrivalOf = ({ arrivals }: Setup, input: string) => {
  const found = Object.entries(arrivals).find(([name, { as }]) => (as ?? name) === input)
  if (!found) throw new Error(`No arrival on the site for the input '${input}'.`)
  return found[1]
}

const openSite = (
  page: Page,
  until: (check: () => void | Promise<void>) => Promise<void>,
): Site => {
  const windows: Page[] = []
  page.on('popup', (window) => windows.push(window))
  return {
    page,
    user: newTestUser(),
    async window() {
      await until(() => expect(windows.at(-1)?.isClosed()).toBe(false))
      const window = windows.at(-1)
      if (!window) throw new Error('No window has opened.')
      return window
    },
    release: (stub, how) =>
      until(async () => expect(await releaseStub(page, stub, how)).toBe(true)),
  }
}

/** Runs the preparation of an outcome that ends as soon as the service starts. */
const ahead = async (next: string | undefined, { services }: Setup, site: Site) => {
  for (const [service, { outcomes }] of Object.entries(services))
    for (const [outcome, how] of Object.entries(outcomes))
      if (next === `${service}: ${outcome}` && 'ahead' in how) await how.ahead?.(site)
}

/** Whether a move is the end of a service that ends by itself. */
const endsByItself = ({ services }: Setup, move: string | undefined): boolean => {
  const at = move?.lastIndexOf(': ') ?? -1
  if (move === undefined || at < 0) return false
  const how = services[serviceOf(move.slice(0, at))]?.outcomes[move.slice(at + 2)]
  return how !== undefined && 'ends' in how
}

const serviceOf = (label: string): string => label.replace(/ \([^)]*\)$/, '')

/** Whether a running service ends before the page can be checked. */
const isOverAtOnce = ({ services }: Setup, label: string, next: string | undefined): boolean => {
  const outcome = next?.startsWith(`${label}: `) ? next.slice(label.length + 2) : ''
  const how = services[serviceOf(label)]?.outcomes[outcome]
  return how !== undefined && 'ahead' in how
}

const rowsOf = ({ expectations, left }: Setup, state: string, { status }: Observation) => {
  const rows = left[state] ?? (status === 'done' ? undefined : expectations[state])
  if (!rows) throw new Error(`No expectation for the state '${state}'.`)
  return rows
}

const leavesOf = (run: Run): readonly string[] =>
  run
    .snapshot()
    ._nodes.filter(({ type }) => type === 'atomic' || type === 'final')
    .map(stateId)
