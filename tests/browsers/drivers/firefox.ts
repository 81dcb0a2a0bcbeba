import puppeteer from 'puppeteer-core'
import { tabOf } from './bidi-tab.ts'
import { type Browser, STEP_LIMIT } from './browser.ts'
import { findProgram } from './programs.ts'

const program = () => findProgram('firefox-esr', 'firefox')

/** Firefox, headless, through WebDriver BiDi. Its scrollbars take up space, as on Windows. */
export const firefox: Browser = {
  name: 'Firefox',
  minWidth: 390,
  missing: () => (program() === undefined ? ['firefox-esr'] : []),
  start: async () => {
    const process = await puppeteer.launch({
      browser: 'firefox',
      timeout: STEP_LIMIT,
      executablePath: program() ?? 'firefox',
      extraPrefsFirefox: {
        // The driver switches the popup blocker off.
        'dom.disable_open_during_load': true,
        'widget.gtk.overlay-scrollbars.enabled': false,
        'ui.useOverlayScrollbars': 0,
        'widget.non-native-theme.enabled': true,
        'widget.non-native-theme.scrollbar.size.override': 17,
      },
    })
    return {
      newTab: async () => tabOf(await process.newPage()),
      end: () => process.close(),
    }
  },
}
