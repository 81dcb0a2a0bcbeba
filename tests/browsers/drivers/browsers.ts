import type { Browser } from './browser.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

/** Every browser that has a driver. */
export const browsers: readonly Browser[] = [firefox, webkit]
