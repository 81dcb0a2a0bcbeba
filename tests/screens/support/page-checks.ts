import type { Observation, Run } from 'statewalk'
import { stateId, userEventsOf } from 'statewalk/internal'
import type { Control, Expectation, Interaction } from '../../../lab/page-objects/page-object.ts'
import type { Preview } from '../../../lab/previews/preview.ts'
import type { Notice } from '../../../machines/notices.ts'
import { noticeText } from '../../../src/copy/notices.ts'
import { expectState, isPresent } from './expect-state.ts'
import { described, isUsable } from './find.ts'

type Row = Expectation[number]

/** The checks of one preview so far. The last test requires them, and the same page is not searched twice. */
export type Checked = {
  /** Every checked expectation, as `state: row`. */
  rows: Set<string>
  /** Rows that are absent in some states and were found in another. */
  present: Set<string>
  /** The checks that a page has passed, by the HTML of the page. */
  pages: Map<string, Set<string>>
}

/** No checks yet. */
export const nothingChecked = (): Checked => ({
  rows: new Set(),
  present: new Set(),
  pages: new Map(),
})

/** The element that had the focus before a move, and the heading of its page. */
export type Before = { focus: Element | null; heading: Element | null }

type PageCheck = {
  preview: Preview
  run: Run
  observation: Observation
  before: Before
  checked: Checked
}

/** Throws if the page does not match the expectations of the machine's states, or a rule for every page. */
export const expectPage = (check: PageCheck): void => {
  const { preview, run, observation, checked } = check
  const page = document.body.innerHTML
  const searched = checked.pages.get(page) ?? new Set()
  const once = (what: string, search: () => void) => {
    if (searched.has(what)) return
    search()
    searched.add(what)
  }
  for (const state of leavesOf(run)) {
    const rows = preview.expectations[state]
    if (!rows) throw new Error(`There are no expectations for '${state}'.`)
    for (const row of rows) {
      once(rowName(row), () => expectState([row]))
      checked.rows.add(`${state}: ${rowName(row)}`)
    }
  }
  for (const row of absentRows(preview.expectations))
    once(`present ${rowName(row)}`, () => {
      if (isPresent(row)) checked.present.add(rowName(row))
    })
  once(`controls ${observation.can.join()}`, () => expectControls(check))
  expectOneHeading()
  expectFocus(check)
  expectAnnounced(observation)
  checked.pages.set(page, searched)
}

/** The description of an expectation. */
export const rowName = ({ role, name, ...rest }: Row): string =>
  [role, `"${name}"`, ...Object.keys(rest)].join(' ')

/** All expectations of an absence. */
export const absentRows = (expectations: Preview['expectations']): readonly Row[] =>
  Object.values(expectations)
    .flat()
    .filter(({ absent }) => absent)

const leavesOf = (run: Run): readonly string[] =>
  run
    .snapshot()
    ._nodes.filter(({ type }) => type === 'atomic' || type === 'final')
    .map(stateId)

/** Every possible user event must have a usable control, and no button may be enabled without an effect. */
const expectControls = ({ preview, run }: PageCheck): void => {
  if (run.snapshot().status !== 'active') return
  const userEvents = userEventsOf(preview.model).flatMap(({ name, make }) => {
    const event = make(run.now(), () => {})
    const interaction = preview.interactionFor(event, run.snapshot())
    return 'does' in interaction
      ? [{ name, interaction, isPossible: run.snapshot().can(event) }]
      : []
  })
  const effective = new Set<string>()
  for (const { name, interaction, isPossible } of userEvents) {
    if (!isPossible) continue
    const control = firstControlOf(interaction)
    if (!isUsable(control)) throw new Error(`${described(control)} should send '${name}'.`)
    const others = 'or' in interaction ? interaction.or : []
    for (const each of [control, ...(others ?? [])]) effective.add(described(each))
  }
  for (const { name, interaction, isPossible } of userEvents) {
    if (isPossible || interaction.does !== 'press' || interaction.through || interaction.lasting)
      continue
    if (!effective.has(described(interaction.on)) && isUsable(interaction.on))
      throw new Error(`${described(interaction.on)} is enabled, but '${name}' has no effect.`)
  }
}

/** The control that the interaction uses first. */
const firstControlOf = (interaction: Extract<Interaction, { does: string }>): Control => {
  switch (interaction.does) {
    case 'press':
      return interaction.through?.[0] ?? interaction.on
    case 'press a key':
      return interaction.on
    case 'type':
      return interaction.into
    case 'choose a file':
      return interaction.by
  }
}

/** A page must have one main heading, unless it is a loading page. */
const expectOneHeading = (): void => {
  const headings = document.querySelectorAll('h1').length
  const isLoading = document.querySelector(
    'main [role="status"][aria-label], main [role="status"] svg',
  )
  if (headings !== 1 && !(headings === 0 && isLoading))
    throw new Error(`The page has ${headings} headings of level 1.`)
}

/** The focus must not be lost while the page stays the same. */
const expectFocus = ({ before: { focus, heading } }: PageCheck): void => {
  const isSamePage = heading === null || heading.isConnected
  if (isSamePage && focus && !focus.isConnected && document.activeElement === document.body)
    throw new Error(`The focus was lost when its control was removed: "${focus.textContent}".`)
}

/** Every notice must be in a live region, also while a dialog is open. */
const expectAnnounced = ({ emitted }: Observation): void => {
  const live = [
    ...document.querySelectorAll('[role="status"], [role="alert"], [aria-live="polite"]'),
  ].filter((element) => !element.closest('[aria-hidden="true"], [inert]'))
  for (const item of emitted) {
    if (!isNotice(item)) continue
    const { text } = noticeText(item.notice, item.failure)
    if (!live.some(({ textContent }) => textContent?.includes(text)))
      throw new Error(`No live region contains "${text}".`)
  }
}

const isNotice = (item: { type: string }): item is Notice => item.type === 'notice'
