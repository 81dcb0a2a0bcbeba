import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags, noOutsideNetwork } from '../support/chromium.ts'
import { findOrInstallChromium } from '../support/install-chromium.ts'

/** A new browser that reaches the local stack only; `flags` are further flags. */
export const benchBrowser = async (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: [...chromiumFlags, ...noOutsideNetwork, ...flags],
  })
