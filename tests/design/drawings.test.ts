import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
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

  test('have the size that iOS requires', () => {
    expect(sizeOf('/apple-touch-icon.png')).toEqual({ width: 180, height: 180 })
  })
})

test('the share card has the size that messengers require', () => {
  expect(sizeOf('/share-card.png')).toEqual({ width: 1200, height: 630 })
})

test('the browser’s own bars have the colour of the page, in both schemes', () => {
  const colours = [...page.matchAll(/name="theme-color".*?content="(#\w+)"/g)].map(
    ([, colour]) => colour,
  )
  expect(colours).toEqual([light.color.bg.canvas, dark.color.bg.canvas])
})
