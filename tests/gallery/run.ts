import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { models } from '../../machines/models.ts'
import { chromiumFlags, noOutsideNetwork } from '../support/chromium.ts'
import { findOrInstallChromium } from '../support/install-chromium.ts'
import { startLab } from '../support/lab.ts'
import { inRepository } from '../support/run/tools.ts'
import { galleryPage, pictureOf, views } from './page.ts'
import { type StatePath, statePathsOf } from './state-paths.ts'
import { openStills, showStill } from './still-page.ts'

/* `npm run gallery [machine …]` takes a screenshot of every state of all machines, or of the given ones. */
const named = process.argv.slice(2)
const chosen = models.filter(({ machine }) => named.length === 0 || named.includes(machine.id))
if (chosen.length === 0) {
  console.error(`Which machine? ${models.map(({ machine }) => machine.id).join(', ')}`)
  process.exit(2)
}

const folder = inRepository('test-results/gallery')
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const lab = await startLab()
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: [...chromiumFlags, ...noOutsideNetwork],
})
try {
  const states = chosen.flatMap(statePathsOf)
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await openStills(page, lab.url)
  for (const view of views) {
    await page.setViewportSize({ width: view.width, height: view.width === 390 ? 844 : 800 })
    await page.emulateMedia({ colorScheme: view.scheme, reducedMotion: 'reduce' })
    for (const state of states) await photograph(page, state, join(folder, pictureOf(state, view)))
    console.log(`${view.name}: ${states.length} states`)
  }
  await writeFile(join(folder, 'index.html'), galleryPage(states))
  console.log('Written to test-results/gallery/index.html.')
} finally {
  await browser.close()
  await lab.stop()
}

async function photograph(page: Page, { fragment }: StatePath, path: string): Promise<void> {
  await showStill(page, fragment)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
  await mkdir(dirname(path), { recursive: true })
  // A dialog covers only the viewport.
  const fullPage = (await page.getByRole('dialog').count()) === 0
  await page.screenshot({ path, fullPage, animations: 'disabled' })
}
