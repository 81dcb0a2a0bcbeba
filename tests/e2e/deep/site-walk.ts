import type { Browser } from '@playwright/test'
import type { Fault, Move, Walk } from './moves.ts'
import { perform } from './perform.ts'
import { brokenAfterMove, brokenAtRest, statesOf } from './rules.ts'
import { readScreen } from './screen.ts'
import { openWorld, runningTabs, type World } from './world.ts'

/** What a walk was like. */
export type Walked = {
  /** The rule that was broken, as a sentence. */
  broken: string | null
  /** Each move, with the path and the states of the machines of each tab after it. */
  trace: readonly string[]
  /** The transitions that the machines have taken. */
  transitions: ReadonlySet<string>
  /** The faults that requests have met. */
  faults: readonly (Fault | 'frozen' | 'clock' | 'offline')[]
}

/** Walks two tabs of the site. */
export const walkSite = async (browser: Browser, { start, moves }: Walk): Promise<Walked> => {
  const world = await openWorld(browser, start)
  const trace: string[] = []
  const deviceFaults: Walked['faults'][number][] = []
  const note = async (text: string) => trace.push(await withStates(world, text))
  try {
    await note(start)
    let broken: string | null = null
    for (const move of moves) {
      const held = world.requests.held()
      // A draft is kept for a day.
      const typed =
        move.do === 'reload' && !deviceFaults.includes('clock') ? await typedIn(world, move) : null
      world.requests.begin()
      const text = await perform(world, move)
      if (move.do === 'freeze') deviceFaults.push('frozen')
      if (move.do === 'clock') deviceFaults.push('clock')
      if (move.do === 'connection' && move.is === 'offline') deviceFaults.push('offline')
      await world.settle()
      await note(text)
      broken = (await brokenAfterMove(world)) ?? (typed && (await lostIn(world, move, typed)))
      if (broken !== null) break
      if (held.length === 0) continue
      world.requests.release(held)
      await world.settle()
      await note('the held requests go on')
      broken = await brokenAfterMove(world)
      if (broken !== null) break
    }
    if (broken === null) {
      await comeToRest(world)
      await note('everything has come to rest')
      broken = (await brokenAfterMove(world)) ?? (await brokenAtRest(world))
    }
    return {
      broken: broken && anonymous(world, broken),
      trace,
      transitions: world.machines.transitions,
      faults: [...world.requests.injected, ...deviceFaults],
    }
  } finally {
    await world.close()
  }
}

/** Ends all faults, and lets more time pass than any request may take. */
const comeToRest = async (world: World) => {
  for (const tab of [...world.frozen]) await world.thaw(tab)
  world.requests.disarm()
  await world.requests.setOffline(false)
  await world.providerWindow()?.close()
  world.requests.release(world.requests.held())
  await world.settle()
  await world.pass(70_000)
  await world.settle()
}

/** What a person has typed into a form that keeps a draft. */
const typedIn = async (world: World, move: Move & { tab: 'a' | 'b' }) => {
  if (world.frozen.has(move.tab)) return null
  const screen = await readScreen(world.tabs[move.tab])
  return formsWithDrafts.has(screen.path) ? screen : null
}

const formsWithDrafts: ReadonlySet<string> = new Set([
  ...['/login', '/signup', '/forgot-password', '/profile-completion', '/edit-profile'],
])

/** A field that has lost its text in a reload, although the same form is open. */
const lostIn = async (
  world: World,
  move: Move,
  before: { path: string; values: Readonly<Record<string, string>> },
): Promise<string | null> => {
  if (!('tab' in move)) return null
  const { path, values } = await readScreen(world.tabs[move.tab])
  if (path !== before.path) return null
  const lost = Object.keys(before.values).find(
    (name) => name in values && before.values[name] !== '' && values[name] !== before.values[name],
  )
  return lost === undefined ? null : `a reload loses what was typed into ${lost} (${path})`
}

const withStates = async (world: World, text: string): Promise<string> => {
  const tabs = runningTabs(world).map(([name, page]) => {
    const { pathname } = new URL(page.url())
    return `  ${name} ${pathname} ${statesOf(world.machines.of(page))}`
  })
  return anonymous(world, [text, ...tabs].join('\n'))
}

/** Replaces what differs from run to run. */
const anonymous = ({ people }: World, text: string): string =>
  Object.entries(people).reduce(
    (rest, [name, { email, username }]) =>
      rest.replaceAll(email, `${name}’s email`).replaceAll(username, `${name}’s username`),
    text,
  )
