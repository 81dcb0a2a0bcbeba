import { expect, type Page } from '@playwright/test'
import type { Expectation } from '../../../../lab/page-objects/expectation.ts'
import { byRole } from './perform-interaction.ts'

/** Checks the expected roles of a state on the page. */
export const expectState = async (page: Page, look: Expectation): Promise<void> => {
  for (const { role, name, absent = false, disabled = false } of look) {
    const what = `the ${role} "${name}"`
    const found = find(page, role, name)
    if (absent) expect(await found.count(), `${what} should not be there`).toBe(0)
    else expect(await found.first().isVisible(), `${what} should be there`).toBe(true)
    if (disabled)
      for (const each of await found.all())
        expect(await each.isDisabled(), `${what} should not be usable`).toBe(true)
  }
}

/** Roles whose content is their text or their label. */
const saying = new Set(['status', 'alert', 'paragraph'])

const find = (page: Page, role: string, name: string | RegExp) =>
  saying.has(role)
    ? byRole(page, role, name)
        .or(byRole(page, role, /^/).filter({ hasText: name }))
        .or(page.getByRole(role as 'status').filter({ hasText: name }))
    : byRole(page, role, name)
