import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { scriptConstants } from '../../src/app/prerendered.ts'
import { signIn } from '../e2e/support/steps.ts'
import { chromiumFlags } from '../support/chromium.ts'
import type { BenchStack } from './bench-stack.ts'

/** The user data directory of a signed-in browser without a cache, to be copied for each visit. */
export type SignedInProfile = { copy(): Promise<string>; remove(): Promise<void> }

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
  await withoutCachedFonts(context)
  await signIn(await context.newPage(), await stack.newMember())
  await context.close()
  for (const cache of ['Cache', 'Code Cache']) {
    await rm(join(original, 'Default', cache), { recursive: true, force: true })
  }
  let copies = 0
  return {
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

/** Whether a URL is that of the stub. */
export const isPopupStub = (url: string): boolean => url.endsWith(popupStub.slice(1))

/** Prevents the site from storing that the browser has cached the fonts, because the measured visits begin without a cache. */
export const withoutCachedFonts = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript((fontsKey) => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (key !== fontsKey) setItem.call(this, key, value)
    }
  }, scriptConstants.FONTS_KEY)
}
