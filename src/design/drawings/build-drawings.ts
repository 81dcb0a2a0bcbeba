import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { face } from '../theme/font-stack.ts'
import { appIcon } from './app-icon.ts'
import { iconFile } from './icon-file.ts'
import { shareCard, shareCardSize } from './share-card.ts'

/*
 * `npm run drawings` writes the icons and the share card into public/. TRELLIS_CHROMIUM sets a browser other than Playwright's.
 */
const publicFile = (name: string) => new URL(`../../../public/${name}`, import.meta.url)

const font = readFileSync(
  new URL(
    '../../../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
    import.meta.url,
  ),
).toString('base64')
const style = `@font-face { font-family: '${face.display}'; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
html, body { margin: 0; background: transparent } svg { display: block; width: 100vw; height: 100vh }`

const executablePath = process.env.TRELLIS_CHROMIUM
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

const pngOf = async (svg: string, width: number, height = width): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<style>${style}</style>${svg}`)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ omitBackground: true })
  await page.close()
  return picture
}

const leaf = appIcon('leaf')
const square = appIcon('square')
writeFileSync(publicFile('trellis-app-icon.svg'), leaf)
writeFileSync(publicFile('favicon.ico'), iconFile(await pngOf(leaf, 32), 32))
writeFileSync(publicFile('apple-touch-icon.png'), await pngOf(square, 180))
writeFileSync(publicFile('icon-192.png'), await pngOf(leaf, 192))
writeFileSync(publicFile('icon-512.png'), await pngOf(leaf, 512))
writeFileSync(publicFile('icon-maskable-512.png'), await pngOf(square, 512))
const { width, height } = shareCardSize
writeFileSync(publicFile('share-card.png'), await pngOf(shareCard(), width, height))
await browser.close()
