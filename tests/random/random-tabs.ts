import * as fc from 'fast-check'
import { vi } from 'vitest'
import { syncLimit } from '../../machines/limits.ts'
import { pagePaths } from '../../machines/paths.ts'
import { loadPageModule } from '../../src/app/pages/page-modules.ts'
import { openTabs, settle } from '../app/open-tabs.ts'
import { memberWith } from '../support/fakes/member-api.ts'
import { type Move, movesOf, password, people, type TabWorld } from './random-tabs-moves.ts'
import {
  brokenAfter,
  brokenAtRest,
  snapshotsOf,
  type TabRules,
  tabRules,
} from './random-tabs-rules.ts'

/** A rule about the product that two tabs have broken, and the moves that led to it. */
export type BrokenTabs = { rule: string; start: Start; moves: readonly string[] }

/** Who uses the browser when both tabs open. */
type Start = 'visitors' | 'a member'

type Choice = { kind: number; which: number }

type Walk = { start: Start; choices: readonly Choice[]; omits(name: string): boolean }

/** Walks of two tabs with at most this many moves. Each walk leaves out about half of the moves, by name. */
export const anyWalk = (moves: number) =>
  fc.record({
    start: fc.constantFrom<Start>('visitors', 'a member'),
    choices: fc.array(fc.record({ kind: fc.nat(), which: fc.nat() }), {
      minLength: moves,
      maxLength: moves,
      size: 'max',
    }),
    omits: fc.func(fc.boolean()),
  })

/** Walks two tabs at random. Returns the first broken rule with a shrunk path, or null. */
export const walkTabs = async (
  { start, choices, omits }: Walk,
  rules = tabRules,
): Promise<BrokenTabs | null> => {
  const next = (world: TabWorld, index: number) => {
    const choice = choices[index]
    return choice && moveFor(world, choice, omits)
  }
  const broken = await run({ start, next, rules })
  return broken && shrunk(broken, rules)
}

/** Makes the moves of a path. Moves that are not possible are left out. */
export const replayTabs = (
  { start, moves }: Pick<BrokenTabs, 'start' | 'moves'>,
  rules = tabRules,
): Promise<BrokenTabs | null> => {
  const left = [...moves]
  const next = (world: TabWorld) => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      const possible = Object.values(movesOf(world)).flat()
      const move = possible.find((each) => each.name === name)
      if (move) return move
    }
    return undefined
  }
  return run({ start, next, rules })
}

const moveFor = (
  world: TabWorld,
  { kind, which }: Choice,
  omits: (name: string) => boolean,
): Move | undefined => {
  const { arrivals, forms, links, outside } = movesOf(world)
  // What arrives is the most frequent, so that most of what is begun ends.
  const kinds = [arrivals, arrivals, arrivals, forms, forms, links, outside].filter(
    (moves) => moves.length > 0,
  )
  const all = kinds[kind % Math.max(kinds.length, 1)] ?? []
  const included = all.filter(({ name }) => !omits(name))
  const moves = included.length > 0 ? included : all
  return moves[which % Math.max(moves.length, 1)]
}

const run = async ({
  start,
  next,
  rules,
}: {
  start: Start
  next: (world: TabWorld, index: number) => Move | undefined
  rules: TabRules
}): Promise<BrokenTabs | null> => {
  for (const page of pagePaths) await loadPageModule(page)
  vi.useFakeTimers({
    now: 1_800_000_000_000,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  const world = await openWorldOf(start)
  const moves: string[] = []
  const brokenBy = async (move: Move): Promise<string | null> => {
    moves.push(move.name)
    const before = snapshotsOf(world)
    await move.make()
    await settle()
    return brokenAfter(world, move, { before, rules })
  }
  try {
    await settle()
    let rule: string | null = null
    for (let index = 0; rule === null; index += 1) {
      const move = next(world, index)
      if (!move) break
      rule = await brokenBy(move)
    }
    rule ??= await brokenByArrivals(world, brokenBy)
    return rule === null ? null : { rule, start, moves }
  } finally {
    world.close()
    vi.useRealTimers()
  }
}

const openWorldOf = async (start: Start): Promise<TabWorld> => {
  const tabs = await openTabs(['/', '/login'], async (browser, signIn) => {
    const { service, records, store } = browser
    for (const { email, name, interests } of [people.maya, people.tomás]) {
      const { uid } = service.add({ email, password, displayName: name })
      records.set(uid, memberWith({ _id: `member-of-${uid}`, email, name, interests }))
    }
    if (start === 'visitors') return
    const { uid } = await browser
      .buildPage({ ownBrowser: signIn })
      .identity.signIn({ email: people.maya.email, password })
    Object.assign(store.session, { token: `token-${uid}-1`, isLoggedIn: true, userId: uid })
  })
  return { ...tabs, presses: 0, deletions: new Set() }
}

/** Delivers everything, twice with a pause in which a restore ends that waits for an identity. */
const brokenByArrivals = async (
  world: TabWorld,
  brokenBy: (move: Move) => Promise<string | null>,
): Promise<string | null> => {
  for (const tab of world.tabs) tab.setOnline(true)
  for (const pause of [0, syncLimit + 1, syncLimit + 1]) {
    await vi.advanceTimersByTimeAsync(pause)
    for (let turn = 0; turn < 200; turn += 1) {
      const arrival = movesOf(world).arrivals.find(({ name }) => !name.endsWith('times out'))
      if (!arrival) break
      const rule = await brokenBy(arrival)
      if (rule !== null) return rule
    }
  }
  return brokenAtRest(world, { name: 'rest', tab: null, by: 'time', make: () => {} })
}

/** Leaves out every move, and every pair of moves, without which the same rule is broken. */
const shrunk = async (broken: BrokenTabs, rules: TabRules): Promise<BrokenTabs> => {
  let smallest = broken
  const without = async (left: readonly number[]): Promise<boolean> => {
    const moves = smallest.moves.filter((_, index) => !left.includes(index))
    const found = await replayTabs({ ...smallest, moves }, rules)
    if (found?.rule !== smallest.rule || found.moves.length >= smallest.moves.length) return false
    smallest = found
    return true
  }
  for (let index = smallest.moves.length - 1; index >= 0; index -= 1) await without([index])
  for (let index = smallest.moves.length - 1; index > 0; index -= 1)
    for (let other = index - 1; other >= 0; other -= 1) if (await without([index, other])) break
  return smallest
}
