import { type Locator, type Page, test } from '@playwright/test'
import { type AnyModel, type Fixture, type Move, type Run, startRun } from 'statewalk'
import { moveNamed, observationOf, userEventsOf } from 'statewalk/internal'
import * as v from 'valibot'
import type { Control, Expectations, Interaction } from '../../../lab/page-objects/page-object.ts'
import { preferencesPage } from '../../../lab/page-objects/preferences-page.ts'
import {
  locationPage,
  picturePage,
  profileFormPage,
  profilePage,
} from '../../../lab/page-objects/profile-pages.ts'
import {
  contactPage,
  deletionPage,
  reportPage,
  settingsPage,
  themePage,
} from '../../../lab/page-objects/settings-page.ts'
import { verifyEmailPage } from '../../../lab/page-objects/verify-email-page.ts'
import {
  forgotPasswordPage,
  loginPage,
  signUpPage,
  socialPage,
} from '../../../lab/page-objects/visitor-pages.ts'
import { isPage, pages } from '../../../machines/paths.ts'
import { newMember } from './members.ts'
import { openAs } from './stored-session.ts'

/** The path of a report: the page of the site, its machine, and the moves with samples of the model. */
export type ReportedPath = Fixture & { page: string; machine: string }

type AnyPageObject = {
  model: AnyModel
  interactions: Readonly<
    Record<string, Interaction | ((event: never, snapshot: never) => Interaction)>
  >
  expectations: Expectations
}

/* Any of them: the interactions of each are looked up by the name of an event. */
const pageObjects = [
  ...[loginPage, signUpPage, forgotPasswordPage, verifyEmailPage, socialPage, profilePage],
  ...[profileFormPage, picturePage, locationPage, preferencesPage],
  ...[settingsPage, deletionPage, reportPage, themePage, contactPage],
] as unknown as readonly AnyPageObject[]

/**
 * Walks the path of a report on the built site, as a visitor or as a new member. Returns a line for each move that it
 * cannot make. If it can make all of them, a line for each state that the page does not show at the end, unless a
 * service runs in it, which may have answered.
 */
export const walkReport = async (page: Page, path: ReportedPath): Promise<readonly string[]> => {
  const object = pageObjects.find(({ model }) => model.machine.id === path.machine)
  if (!object) return [`no page sends events to the machine '${path.machine}' alone`]
  const { model, expectations } = object
  const run = startRun(model, path.input)
  const missing: string[] = []
  await page.clock.install()
  // Anyone can send a report: only a page of the site is opened.
  const opened = isPage(path.page) ? path.page : '/'
  if (pages[opened].access === 'members')
    await openAs(page, await memberOf(model.inputs[path.input]), opened)
  else await page.goto(opened)
  page.setDefaultTimeout(patience)
  for (const [index, name] of path.moves.entries()) {
    const move = moveNamed(run, path, index)
    const why = await test.step(name, () => made(page, object, run, move))
    if (why !== null) missing.push(`step ${index + 1}, '${name}': ${why}`)
    run.make(move)
  }
  // After a move that it cannot make, the page is in another state than the model.
  if (missing.length > 0) return missing
  for (const state of observationOf(run).states) {
    if (model.machine.getStateNodeById(`${path.machine}.${state}`).invoke.length > 0) continue
    for (const { role, name, absent } of expectations[state] ?? [])
      if (!absent && !(await appears(located(page, { role, name }))))
        missing.push(`at the end the page does not show the ${role} '${name}' of '${state}'`)
  }
  return missing
}

/** A member with the interests of the input, if it has any. */
const memberOf = (input: unknown) =>
  newMember(
    undefined,
    v.is(v.object({ stored: v.array(v.string()) }), input) ? input.stored : undefined,
  )

/** Makes a move as a person does. Returns why it is not possible, or null. */
const made = async (
  page: Page,
  { model, interactions }: AnyPageObject,
  run: Run,
  move: Move,
): Promise<string | null> => {
  if (move.kind === 'settle') return 'the services of the test answer by themselves'
  if (move.kind === 'wait') {
    await page.clock.runFor(move.ms)
    return null
  }
  if (move.to !== null) return `only the machine '${move.to}' receives it`
  const event = userEventsOf(model).find(({ name }) => name === move.name)
  const entry = interactions[move.event]
  if (!entry || !event) return 'the page has no interaction for it'
  const made = event.make(run.now(), () => {})
  const interaction =
    typeof entry === 'function' ? entry(made as never, run.snapshot() as never) : entry
  try {
    return await performed(page, interaction)
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
}

const performed = async (page: Page, interaction: Interaction): Promise<string | null> => {
  if ('disabled' in interaction) return 'its control is disabled'
  if (!('does' in interaction)) return `it comes from ${interaction.by}`
  if (interaction.does === 'choose a file') return 'the report has no file'
  if (interaction.does === 'press a key') await located(page, interaction.on).press(interaction.key)
  else if (interaction.does === 'press')
    for (const control of [...(interaction.through ?? []), interaction.on])
      await located(page, control).click()
  else if (interaction.how) return `the browser writes it ${interaction.how}`
  else await located(page, interaction.into).fill(interaction.text)
  return null
}

const located = (page: Page, control: Control): Locator => {
  if ('label' in control) return page.getByLabel(control.label, { exact: true })
  const { role, name, within } = control
  const around = within ? page.getByRole(within.role as 'dialog', { name: within.name }) : page
  return role === 'paragraph' || role === 'status' || role === 'alert'
    ? around.getByText(name)
    : around.getByRole(role as 'button', { name, exact: true })
}

const appears = (locator: Locator): Promise<boolean> =>
  locator
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    )

/* Long enough (ms) for an answer of the local services. */
const patience = 5_000
