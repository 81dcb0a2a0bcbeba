import { expect, type Page, type Route } from '@playwright/test'
import type { Driver } from '../../../../machines/model/driver.ts'
import type { Look } from '../../../../machines/model/look.ts'
import type { Move } from '../../../../machines/model/moves.ts'
import type { Path } from '../../../../machines/model/paths.ts'
import { moveNamed } from '../../../../machines/model/replay.ts'
import { type Run, startRun } from '../../../../machines/model/run.ts'
import { stateId } from '../../../../machines/model/transitions.ts'
import { stopTime } from '../../support/time.ts'
import { newCast } from '../../venues/cast.ts'
import { putStandIns, releaseStandIn } from '../../venues/stand-ins.ts'
import type { Means, Site, Venue } from '../../venues/venue.ts'
import { doByHand } from './by-hand.ts'
import { expectNoObjection } from './every-state.ts'
import { openGate } from './gate.ts'
import { hearMachine } from './heard-machines.ts'
import { expectLook } from './sights.ts'

/** Walks paths on the built site in a browser; it begins where the path's input says. */
export const siteDriver = async (
  venue: Venue,
  path: Path,
  { page, seen }: { page: Page; seen: Set<string> },
): Promise<Driver> => {
  const { model, services } = venue
  const arrival = arrivalOf(venue, path.input)
  const run = startRun(model, path.input)
  const gate = await openGate(page.context(), services)
  const machine = await hearMachine(page, model.machine.id)
  await putStandIns(page, venue.standIns)
  const site = openSite(page, (check) => until(check))

  /** Time stands still, or flows only so far as the page needs to draw. */
  const until = (check: () => void | Promise<void>) =>
    expect(async () => {
      if (!venue.exact || (venue.startsLate && !machine.stands())) await page.clock.runFor(20)
      await check()
    }).toPass({ timeout: 30_000, intervals: [20, 20, 50, 100] })

  /** Somebody's work of several steps takes its time; the page's never runs ahead of it, into the site's deadlines. */
  const flowing = async (work: () => Promise<unknown>): Promise<void> => {
    let isOver = false
    const over = work().finally(() => {
      isOver = true
    })
    const flow = async () => {
      let last = performance.now()
      while (!isOver && !venue.exact) {
        const now = performance.now()
        // The provider's window shares the clock, and may close while it moves.
        await page.clock.runFor(Math.min(Math.ceil(now - last), 50)).catch((error: unknown) => {
          if (page.isClosed()) throw error
        })
        last = now
      }
    }
    await Promise.all([over, flow()])
  }

  const deeds = path.moves.filter((name) => !name.startsWith('⏱'))
  let deed = 0

  /* The model runs ahead through whatever ends by itself: what comes then asks at once. */
  const lead = startRun(model, path.input)
  let led = 0
  let running: readonly string[] = []
  const expectRequests = () => {
    const now = lead.services()
    for (const label of now) {
      const service = serviceOf(label)
      if (!running.includes(label) && services[service]?.asks) gate.expect(service, label)
    }
    running = now
  }
  const make = (move: Move) => {
    run.make(move)
    deed += 1
    while (led < deed || endsByItself(venue, deeds[led])) {
      lead.make(moveNamed(lead, { input: path.input, moves: deeds }, led))
      led += 1
      expectRequests()
    }
  }
  const means = (service: string, outcome: string): Means => {
    const found = services[service]?.outcomes[outcome]
    if (!found) throw new Error(`Nothing brings about '${service}: ${outcome}' on the site.`)
    return found
  }

  await page.clock.install()
  await arrival.before?.(site)
  await stopTime(page, 30_000)
  machine.forget()
  expectRequests()
  // A page that is held at its beginning does not finish loading.
  if (typeof arrival.at === 'string') await page.goto(arrival.at, { waitUntil: 'commit' })
  else await arrival.at(site)

  return {
    async press(event, move) {
      const hand = venue.handFor(event, run.snapshot())
      await ahead(deeds[deed + 1], venue, site)
      await flowing(async () => venue.before[move.name]?.(site))
      make(move)
      const act = venue.acts[move.name] ?? venue.acts[move.event]
      if (act) await flowing(() => act(site))
      else if ('does' in hand)
        await flowing(() =>
          doByHand(page, 'text' in hand ? { ...hand, text: site.cast.says(hand.text) } : hand),
        )
      else throw new Error(`Nothing is said of how '${move.name}' comes about on the site.`)
    },
    async settle(service, outcome, _data, move) {
      const label = move.name.slice(0, -`: ${outcome}`.length)
      const how = means(service, outcome)
      await ahead(deeds[deed + 1], venue, site)
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
    },
    async wait(ms) {
      run.advance(ms)
      lead.advance(ms)
      expectRequests()
      await page.clock.runFor(ms)
    },
    async looksLike(look) {
      await until(() => {
        const hasCome = machine.hasComeTo(look.value)
        const where = JSON.stringify(machine.stands())
        expect(hasCome, `${JSON.stringify(look.value)} should be reached; it is ${where}`).toBe(
          true,
        )
      })
      const leaves = leavesOf(run)
      if (leaves.some((state) => venue.unseen[state])) {
        await until(() =>
          expect(machine.stands(), 'should be over at once').not.toEqual(look.value),
        )
        return
      }
      if (look.services.some((label) => isOverAtOnce(venue, label, deeds[deed]))) return
      const rows = leaves.flatMap((state) => rowsOf(venue, state, look))
      await until(() => expectLook(page, rows))
      const unseen = leaves.filter((state) => !seen.has(state))
      if (unseen.length === 0) return
      await expectNoObjection(page, `${model.machine.id}: ${unseen.join(', ')}`)
      for (const state of unseen) seen.add(state)
    },
  }

  async function heldRoute(label: string): Promise<Route> {
    await until(() => expect([...gate.held.keys()], 'who has asked').toContain(label))
    const route = gate.held.get(label)
    if (!route) throw new Error(`'${label}' is not held any more.`)
    return route
  }
}

const arrivalOf = ({ arrivals }: Venue, input: string) => {
  const found = Object.entries(arrivals).find(([name, { as }]) => (as ?? name) === input)
  if (!found) throw new Error(`Nobody arrives on the site as '${input}'.`)
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
    cast: newCast(),
    async window() {
      await until(() => expect(windows.at(-1)?.isClosed()).toBe(false))
      const window = windows.at(-1)
      if (!window) throw new Error('No window has opened.')
      return window
    },
    release: (standIn, how) =>
      until(async () => expect(await releaseStandIn(page, standIn, how)).toBe(true)),
  }
}

/** What must be in place before the service is asked, because it is over at once. */
const ahead = async (next: string | undefined, { services }: Venue, site: Site) => {
  for (const [service, { outcomes }] of Object.entries(services))
    for (const [outcome, how] of Object.entries(outcomes))
      if (next === `${service}: ${outcome}` && 'ahead' in how) await how.ahead?.(site)
}

/** Whether a move is the end of a service that nobody brings about. */
const endsByItself = ({ services }: Venue, move: string | undefined): boolean => {
  const at = move?.lastIndexOf(': ') ?? -1
  if (move === undefined || at < 0) return false
  const how = services[serviceOf(move.slice(0, at))]?.outcomes[move.slice(at + 2)]
  return how !== undefined && 'ends' in how
}

const serviceOf = (label: string): string => label.replace(/ \([^)]*\)$/, '')

/** Whether a running service will end before anybody could look. */
const isOverAtOnce = ({ services }: Venue, label: string, next: string | undefined): boolean => {
  const outcome = next?.startsWith(`${label}: `) ? next.slice(label.length + 2) : ''
  const how = services[serviceOf(label)]?.outcomes[outcome]
  return how !== undefined && 'ahead' in how
}

const rowsOf = ({ looks, left }: Venue, state: string, { status }: Look) => {
  const rows = status === 'done' ? left[state] : looks[state]
  if (!rows) throw new Error(`Nothing says what is seen in, or after, '${state}'.`)
  return rows
}

const leavesOf = (run: Run): readonly string[] =>
  run
    .snapshot()
    ._nodes.filter(({ type }) => type === 'atomic' || type === 'final')
    .map(stateId)
