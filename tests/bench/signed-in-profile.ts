import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { scriptConstants } from '../../src/app/prerendered.ts'
import { signIn } from '../e2e/support/steps.ts'
import { chromiumFlags } from '../support/chromium.ts'
import type { BenchStack } from './bench-stack.ts'

/** The user data directory of a signed-in browser without a cache, to be copied for each visit. */
export type SignedInProfile = {
  /** The member's full name. */
  name: string
  copy(): Promise<string>
  remove(): Promise<void>
}

/** Signs a new member in and stores the browser's user data directory. */
export const signedInProfile = async (
  browser: string,
  stack: BenchStack,
): Promise<SignedInProfile> => {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-profile-'))
  const original = join(folder, 'signed-in')
  const context = await chromium.launchPersistentContext(original, {
    executablePath: browser,
    args: [...chromiumFlags, stack.secure.flag],
    baseURL: stack.secureSite,
  })
  // The site must not store that the browser has cached the fonts, because the measured visits begin without a cache.
  await context.addInitScript((fontsKey) => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (key !== fontsKey) setItem.call(this, key, value)
    }
  }, scriptConstants.FONTS_KEY)
  const person = await stack.newMember()
  await signIn(await context.newPage(), person)
  await context.close()
  for (const cache of ['Cache', 'Code Cache']) {
    await rm(join(original, 'Default', cache), { recursive: true, force: true })
  }
  let copies = 0
  return {
    name: `${person.firstName} ${person.lastName}`,
    copy: async () => {
      copies += 1
      const copy = join(folder, String(copies))
      await cp(original, copy, { recursive: true })
      return copy
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The pattern of the local stack's stub of the providers' script, which pages of production do not request (decision 0041). */
export const popupStub = '*/own/gapi.js'
