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
      await field.clear()
      return field.fill(interaction.text)
    }
    case 'choose a file': {
      const chooser = page.waitForEvent('filechooser')
      await locate(page, interaction.by).click()
      const file = { name: 'maya.png', mimeType: 'image/png', buffer: await renderedIn(page) }
      return (await chooser).setFiles(file)
    }
  }
}
