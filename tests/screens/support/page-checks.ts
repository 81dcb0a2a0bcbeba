import type { Stage } from '../../../lab/stages/stage.ts'
import type { Look as MachineLook } from '../../../machines/model/look.ts'
import type { Run } from '../../../machines/model/run.ts'
import { stateId } from '../../../machines/model/transitions.ts'
import { userEventsOf } from '../../../machines/model/user-events.ts'
import type { Notice } from '../../../machines/notices.ts'
import { noticeText } from '../../../src/copy/notices.ts'
import type { Control, Hand } from '../../../src/screens/hand.ts'
import type { Look } from '../../../src/screens/look.ts'
import { described, isUsable } from './find.ts'
import { expectLook, isSeen } from './sees.ts'

type Row = Look[number]

/** What has been checked so far on one stage, for the gate, and so that the same page is not searched twice. */
export type Seen = {
  /** Every line of every state's look that has been checked, as `state: line`. */
  rows: Set<string>
  /** Lines that must be absent in some states, by whether they were found in another. */
  present: Set<string>
  /** What a page was searched for, by the page's text. */
  pages: Map<string, Set<string>>
}

/** Nothing seen yet. */
export const nothingSeen = (): Seen => ({ rows: new Set(), present: new Set(), pages: new Map() })

/** Where one was: what had the focus last, and on which page. */
export type Before = { focus: Element | null; heading: Element | null }

type Situation = {
  stage: Stage
  run: Run
  look: MachineLook
  before: Before
  seen: Seen
}

/** Throws where the page is not what the machine's state promises, or not what any page must be. */
export const expectPage = (situation: Situation): void => {
  const { stage, run, look, seen } = situation
  const page = document.body.innerHTML
  const searched = seen.pages.get(page) ?? new Set()
  const once = (what: string, search: () => void) => {
    if (searched.has(what)) return
    search()
    searched.add(what)
  }
  for (const state of leavesOf(run)) {
    const rows = stage.looks[state]
    if (!rows) throw new Error(`No look says what '${state}' shows.`)
    for (const row of rows) {
      once(rowName(row), () => expectLook([row]))
      seen.rows.add(`${state}: ${rowName(row)}`)
    }
  }
  for (const row of absentRows(stage.looks))
    once(`present ${rowName(row)}`, () => {
      if (isSeen(row)) seen.present.add(rowName(row))
    })
  once(`controls ${look.can.join()}`, () => expectControls(situation))
  expectOneHeading(stage, run)
  expectFocus(situation)
  expectAnnounced(look)
  seen.pages.set(page, searched)
}

/** A line of a look as a text. */
export const rowName = ({ role, name, ...rest }: Row): string =>
  [role, `"${name}"`, ...Object.keys(rest)].join(' ')

/** All lines that ask for an absence. */
export const absentRows = (looks: Stage['looks']): readonly Row[] =>
  Object.values(looks)
    .flat()
    .filter(({ absent }) => absent)

const leavesOf = (run: Run): readonly string[] =>
  run
    .snapshot()
    ._nodes.filter(({ type }) => type === 'atomic' || type === 'final')
    .map(stateId)

/** Whatever a person may do has a control that can be used, and no button can be pressed in vain. */
const expectControls = ({ stage, run }: Situation): void => {
  if (run.snapshot().status !== 'active') return
  const ways = userEventsOf(stage.model).flatMap(({ name, make }) => {
    const event = make(run.now(), () => {})
    const hand = stage.handFor(event, run.snapshot())
    return 'does' in hand ? [{ name, hand, isPossible: run.snapshot().can(event) }] : []
  })
  const alive = new Set<string>()
  for (const { name, hand, isPossible } of ways) {
    if (!isPossible) continue
    const control = firstControlOf(hand)
    if (!isUsable(control)) throw new Error(`${described(control)} should do '${name}'.`)
    const others = 'or' in hand ? hand.or : []
    for (const each of [control, ...(others ?? [])]) alive.add(described(each))
  }
  for (const { name, hand, isPossible } of ways) {
    if (isPossible || hand.does !== 'press' || hand.through || hand.lasting) continue
    if (!alive.has(described(hand.on)) && isUsable(hand.on))
      throw new Error(`${described(hand.on)} can be pressed, but '${name}' is refused.`)
  }
}

/** The control that a person needs first. */
const firstControlOf = (hand: Extract<Hand, { does: string }>): Control => {
  switch (hand.does) {
    case 'press':
      return hand.through?.[0] ?? hand.on
    case 'press a key':
      return hand.on
    case 'type':
      return hand.into
    case 'choose a file':
      return hand.by
  }
}

/** One heading says where one is; a page that only waits has none. */
const expectOneHeading = (_stage: Stage, _run: Run): void => {
  const headings = document.querySelectorAll('h1').length
  const waits = document.querySelector('main [role="status"][aria-label], main [role="status"] svg')
  if (headings !== 1 && !(headings === 0 && waits))
    throw new Error(`The page has ${headings} headings of level 1.`)
}

/** Whoever was somewhere on the page is not thrown back to its beginning. */
const expectFocus = ({ before: { focus, heading } }: Situation): void => {
  const isSamePage = heading === null || heading.isConnected
  if (isSamePage && focus && !focus.isConnected && document.activeElement === document.body)
    throw new Error(`The focus is lost with the control that had it, "${focus.textContent}".`)
}

/** Every notice is read out, also while a dialog is open. */
const expectAnnounced = ({ emitted }: MachineLook): void => {
  const live = [...document.querySelectorAll('[role="status"], [role="alert"]')].filter(
    (element) => !element.closest('[aria-hidden="true"], [inert]'),
  )
  for (const fact of emitted) {
    if (!isNotice(fact) || fact.notice === 'password dropped') continue
    const { text } = noticeText(fact.notice, fact.failure)
    if (!live.some(({ textContent }) => textContent?.includes(text)))
      throw new Error(`Nothing reads out "${text}".`)
  }
}

const isNotice = (fact: { type: string }): fact is Notice => fact.type === 'notice'
