import type { Locator, Page } from '@playwright/test'
import type { Control, Interaction } from '../../../../lab/page-objects/interaction.ts'
import { renderedIn } from '../../support/pictures.ts'

type UserInteraction = Extract<Interaction, { does: string }>

/** The locator of a control by its label or its role and name. */
const locate = (page: Page, control: Control): Locator => {
  if ('label' in control) return page.getByLabel(control.label, { exact: true })
  const { role, name, within } = control
  const around = within ? byRole(page, within.role, within.name) : page
  return byRole(around, role, name)
}

/** The elements with this role and name. A string must match the whole name. */
export const byRole = (around: Page | Locator, role: string, name: string | RegExp): Locator =>
  around.getByRole(role as Parameters<Page['getByRole']>[0], { name, exact: true })

/** Performs an interaction on the page. */
export const performInteraction = async (
  page: Page,
  interaction: UserInteraction,
): Promise<void> => {
  switch (interaction.does) {
    case 'press':
      for (const control of interaction.through ?? []) await locate(page, control).click()
      return locate(page, interaction.on).click()
    case 'press a key':
      return locate(page, interaction.on).press(interaction.key)
    case 'type': {
      const field = locate(page, interaction.into)
      await field.evaluate((input) => Reflect.deleteProperty(input, 'validity'))
      await field.clear()
      if (interaction.how) await field.evaluate(writeSilently, interaction)
      else await field.fill(interaction.text)
      // The form reads its fields again when the focus moves.
      return field.dispatchEvent('focusout')
    }
    case 'choose a file': {
      const chooser = page.waitForEvent('filechooser')
      await locate(page, interaction.by).click()
      const file = { name: 'maya.png', mimeType: 'image/png', buffer: await renderedIn(page) }
      return (await chooser).setFiles(file)
    }
  }
}

/** Runs in the page: writes the value without an event, or makes the field unreadable as an impossible date is. */
const writeSilently = (
  field: Element,
  { text, how }: { text: string; how?: 'without an event' | 'unreadable' },
): void => {
  const value = { badInput: true, valid: false }
  if (how === 'unreadable') Object.defineProperty(field, 'validity', { configurable: true, value })
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
}
