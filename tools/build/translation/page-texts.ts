import { noScriptCopy } from '../../../src/copy/error-pages.ts'
import { language } from '../../../src/copy/language.ts'
import { sharingCopy } from '../../../src/copy/sharing.ts'

/** The texts of the HTML file, which the build writes without the site. */
export const pageTexts = { language, noScript: noScriptCopy, sharing: sharingCopy } as const
