import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { appIcon } from '../../src/design/drawings/app-icon.ts'
import { iconFile } from '../../src/design/drawings/icon-file.ts'
import { shareCard, shareCardSize } from '../../src/design/drawings/share-card.ts'
import { dark } from '../../src/design/theme/tokens/dark.ts'
import { light } from '../../src/design/theme/tokens/light.ts'

const publicFile = (path: string) => new URL(`../../public${path}`, import.meta.url)
const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')

/** Width and height (px) from a PNG's header. */
const sizeOf = (path: string) => {
  const bytes = readFileSync(publicFile(path))
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

describe('the icons of the app', () => {
  const manifest = v.parse(
    v.object({ icons: v.array(v.object({ src: v.string(), sizes: v.string() })) }),
    JSON.parse(readFileSync(publicFile('/site.webmanifest'), 'utf8')),
  )

  test('have the sizes of the manifest', () => {
    const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'))
    expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
    for (const { src, sizes } of pictures) {
      const { width, height } = sizeOf(src)
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  test('exist if the page or the manifest names them', () => {
    const named = [...page.matchAll(/href="(\/[\w.-]+)"/g)].map(([, path = '']) => path)
    expect(named).toContain('/apple-touch-icon.png')
    for (const path of [...named, ...manifest.icons.map(({ src }) => src)])
      expect(existsSync(publicFile(path)), path).toBe(true)
  })

  test('are generated from the current logo', () => {
    expect(readFileSync(publicFile('/trellis-app-icon.svg'), 'utf8')).toBe(appIcon('leaf'))
  })

  test('fill the whole square where the system applies its own mask', () => {
    expect(appIcon('square')).toContain('d="M0 0h48v48H0Z"')
    expect(sizeOf('/apple-touch-icon.png')).toEqual({ width: 180, height: 180 })
  })
})

test('an .ico file contains its one picture after a header with its size', () => {
  const png = Buffer.from('a picture')
  const file = iconFile(png, 32)
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(file.readUInt32LE(14)).toBe(png.length)
  expect(file.subarray(file.readUInt32LE(18))).toEqual(png)
})

test('the share card has the size that messengers require, and names the site', () => {
  expect(sizeOf('/share-card.png')).toEqual(shareCardSize)
  expect(shareCard()).toContain('>Trellis</text>')
})

test('the browser’s own bars have the colour of the page, in both schemes', () => {
  const colours = [...page.matchAll(/name="theme-color".*?content="(#\w+)"/g)].map(
    ([, colour]) => colour,
  )
  expect(colours).toEqual([light.color.bg.canvas, dark.color.bg.canvas])
})
