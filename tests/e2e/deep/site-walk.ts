import type { Browser, Page } from '@playwright/test'
import type { Fault, Move, TabName, Walk } from './moves.ts'
import { perform } from './perform.ts'
import { brokenAfterMove, brokenAtRest, statesOf } from './rules.ts'
import { readScreen } from './screen.ts'
import { openWorld, type Prepare, runningTabs, type World } from './world.ts'

/** What a walk was like. */
export type Walked = {
  /** The rule that was broken, as a sentence. */
  broken: string | null
  /** The moves until then. */
  moves: readonly Move[]
  /** Each move, with the path and the states of the machines of each tab after it. */
  trace: readonly string[]
  /** The transitions that the machines have taken. */
  transitions: ReadonlySet<string>
  /** The faults that requests have met. */
  faults: readonly (Fault | 'frozen' | 'offline' | 'clock+1y' | 'clock-1y')[]
}

/** Walks two tabs of the site. */
export const walkSite = async (
  browser: Browser,
  { start, moves }: { start: Walk['start']; moves: readonly Move[] },
  prepare?: Prepare,
): Promise<Walked> => {
  const world = await openWorld(browser, start, prepare)
  const made: Move[] = []
  const trace: string[] = []
  const broken = await firstBroken(world, { moves, made, trace })
    // Such as a request without an answer.
    .catch((error: unknown) => String(error).split('\n', 1).join())
    .finally(() => world.close())
  return {
    broken: broken && anonymous(world, broken),
    moves: made,
    trace,
    transitions: world.machines.transitions,
    faults: [...world.requests.injected, ...made.flatMap(deviceFault)],
  }
}

/** Makes the moves until a rule is broken, which it returns, or until everything has come to rest. */
const firstBroken = async (
  world: World,
  { moves, made, trace }: { moves: readonly Move[]; made: Move[]; trace: string[] },
): Promise<string | null> => {
  const typedAt = { a: new Set<string>(), b: new Set<string>() }
  const after = async (text: string) => {
    await world.settle()
    trace.push(withStates(world, text))
    return brokenAfterMove(world)
  }
  for (const move of moves) {
    const held = world.requests.held()
    const typed = move.do === 'reload' ? await typedBefore(world, move.tab, typedAt) : null
    world.requests.begin()
    made.push(move)
    const text = await perform(world, move)
    if (move.do === 'fill in' || move.do === 'submit')
      typedAt[move.tab].add(pathOf(world.tabs[move.tab]))
    // A draft is kept for a day.
    if (move.do === 'clock') for (const paths of Object.values(typedAt)) paths.clear()
    const broken = (await after(text)) ?? (typed && (await lostIn(world, typed)))
    if (broken !== null) return broken
    world.requests.release(held)
    const brokenLater = held.length > 0 ? await after('the held requests go on') : null
    if (brokenLater !== null) return brokenLater
  }
  await endFaults(world)
  return (await after('everything has come to rest')) ?? (await brokenAtRest(world))
}

const deviceFault = (move: Move): Walked['faults'] => {
  if (move.do === 'freeze') return ['frozen']
  if (move.do === 'connection') return move.is === 'offline' ? ['offline'] : []
  return move.do === 'clock' ? [move.years > 0 ? 'clock+1y' : 'clock-1y'] : []
}

/** Ends all faults, and lets more time pass than any request may take. */
const endFaults = async (world: World) => {
  for (const tab of [...world.frozen]) await world.thaw(tab)
  world.requests.disarm()
  await world.requests.setOffline(false)
  await world.providerWindow()?.close()
  world.requests.release(world.requests.held())
  await world.settle()
  await world.pass(70_000)
}

type Typed = { tab: TabName; path: string; values: Readonly<Record<string, string>> }

/** What a person has typed into a form that keeps a draft. The draft of sign-up belongs to both tabs. */
const typedBefore = async (
  world: World,
  tab: TabName,
  typedAt: Readonly<Record<TabName, ReadonlySet<string>>>,
): Promise<Typed | null> => {
  await world.thaw(tab)
  const { path, values } = await readScreen(world.tabs[tab])
  const isShared = path === '/signup' && typedAt[tab === 'a' ? 'b' : 'a'].has(path)
  // The draft of an email address is kept until the reset email is sent (decision 0049).
  const isSent = statesOf(world.machines.of(world.tabs[tab])).includes(
    'forgotPassword {"form":{"sent"',
  )
  return formsWithDrafts.has(path) && typedAt[tab].has(path) && !isShared && !isSent
    ? { tab, path, values }
    : null
}

const formsWithDrafts: ReadonlySet<string> = new Set([
  ...['/login', '/signup', '/forgot-password', '/profile-completion', '/edit-profile'],
])

/** A field that has lost its text in a reload, although the same form is open. */
const lostIn = async (world: World, typed: Typed): Promise<string | null> => {
  const { path, values } = await readScreen(world.tabs[typed.tab])
  if (path !== typed.path) return null
  const lost = Object.keys(typed.values).find(
    (name) => name in values && typed.values[name] !== '' && values[name] !== typed.values[name],
  )
  return lost === undefined ? null : `a reload loses what was typed into ${lost} (${path})`
}

const pathOf = (page: Page): string => new URL(page.url()).pathname

const withStates = (world: World, text: string): string => {
  const tabs = runningTabs(world).map(([name, page]) => {
    return `  ${name} ${pathOf(page)} ${statesOf(world.machines.of(page))}`
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
