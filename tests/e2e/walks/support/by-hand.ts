import type { Locator, Page } from '@playwright/test'
import type { Control, Hand } from '../../../../src/screens/hand.ts'
import { drawnIn } from '../../support/pictures.ts'

type WorkOfAPerson = Extract<Hand, { does: string }>

/** The control that is meant, as assistive technology finds it. */
const locate = (page: Page, control: Control): Locator => {
  if ('label' in control) return page.getByLabel(control.label, { exact: true })
  const { role, name, within } = control
  const around = within ? byRole(page, within.role, within.name) : page
  return byRole(around, role, name)
}

/** The elements of a role with this name, in whole where it is a text. */
export const byRole = (around: Page | Locator, role: string, name: string | RegExp): Locator =>
  around.getByRole(role as Parameters<Page['getByRole']>[0], { name, exact: true })

/** Does with the page what a hand says. */
export const doByHand = async (page: Page, hand: WorkOfAPerson): Promise<void> => {
  switch (hand.does) {
    case 'press':
      for (const control of hand.through ?? []) await locate(page, control).click()
      return locate(page, hand.on).click()
    case 'press a key':
      return locate(page, hand.on).press(hand.key)
    case 'type': {
      const field = locate(page, hand.into)
      await field.clear()
      return field.fill(hand.text)
    }
    case 'choose a file': {
      const chooser = page.waitForEvent('filechooser')
      await locate(page, hand.by).click()
      const file = { name: 'maya.png', mimeType: 'image/png', buffer: await drawnIn(page) }
      return (await chooser).setFiles(file)
    }
  }
}
