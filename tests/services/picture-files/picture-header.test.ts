import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPictureHeader } from '../../../src/services/picture-files/picture-header.ts'
import { corpusFiles, hasCorpora } from '../../support/corpora.ts'
import { jpegOf, pngOf } from '../../support/picture-bytes.ts'

const exif = { marker: 0xe1, content: [...'Exif'].map((letter) => letter.charCodeAt(0)) }

describe('the header of a picture', () => {
  test.each([
    ['a png', pngOf(3, 70_000), 'image/png', 3, 70_000],
    ['a jpeg', jpegOf(4_000, 3_000), 'image/jpeg', 4_000, 3_000],
    ['a progressive jpeg', jpegOf(800, 600, { frame: 0xc2 }), 'image/jpeg', 800, 600],
    ['a jpeg of a camera', jpegOf(6, 4, { segments: [exif, exif] }), 'image/jpeg', 6, 4],
  ])('contains type and size of %s', (_what, bytes, type, width, height) => {
    expect(readPictureHeader(bytes)).toEqual({ type, size: { width, height } })
  })

  test.each([0xc0, 0xc1, 0xc3, 0xc5, 0xc7, 0xc9, 0xcb, 0xcd, 0xcf])(
    'is read from the frame header %i of a JPEG',
    (frame) => {
      expect(readPictureHeader(jpegOf(6, 4, { frame }))?.size).toEqual({ width: 6, height: 4 })
    },
  )

  test.each([0xd8, 0xd9, 0xda])('is not searched after the marker %i of a JPEG', (marker) => {
    const bytes = jpegOf(6, 4, { segments: [{ marker, content: [1, 2, 3] }] })
    expect(readPictureHeader(bytes)).toEqual({ type: 'image/jpeg', size: null })
  })

  test.each([
    ['a restart marker', [0xff, 0xd0]],
    ['the last restart marker', [0xff, 0xd7]],
    ['the marker TEM', [0xff, 0x01]],
    ['a segment whose marker lacks its first byte', [0x00, 0xe1, 0x00, 0x1e, ...Array(28).fill(0)]],
    ['bytes between segments', [7, 0xff, 0, 8, 9]],
    [
      'a frame header whose marker lacks its first byte',
      [0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0],
    ],
  ])('can follow %s, which decoders skip', (_what, between) => {
    const [head, rest] = [[0xff, 0xd8, 0xff, 0xe0, 0, 2], [...jpegOf(6, 4)].slice(2)]
    const bytes = Uint8Array.from([...head, ...between, ...rest])
    expect(readPictureHeader(bytes)?.size).toEqual({ width: 6, height: 4 })
  })

  test('can follow an empty segment', () => {
    const bytes = jpegOf(6, 4, { segments: [{ marker: 0xe0, content: [] }] })
    expect(readPictureHeader(bytes)?.size).toEqual({ width: 6, height: 4 })
  })

  test('can be at the end of a file', () => {
    expect(readPictureHeader(jpegOf(6, 4).subarray(0, 11))?.size).toEqual({ width: 6, height: 4 })
    expect(readPictureHeader(jpegOf(6, 4).subarray(0, 10))?.size).toBeNull()
    expect(readPictureHeader(pngOf(6, 4).subarray(0, 24))?.size).toEqual({ width: 6, height: 4 })
    expect(readPictureHeader(pngOf(6, 4).subarray(0, 23))?.size).toBeNull()
  })

  test('requires every byte of its signature', () => {
    const wrongAt = (bytes: Uint8Array, place: number) =>
      bytes.map((byte, at) => (at === place ? byte ^ 1 : byte))
    const wrong = [
      ...[0, 1, 2].map((place) => wrongAt(jpegOf(6, 4), place)),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((place) => wrongAt(pngOf(6, 4), place)),
    ]
    expect(wrong.map(readPictureHeader)).toEqual(wrong.map(() => null))
  })

  test('is not confused with a table whose marker is among the frame headers', () => {
    const tables = [0xc4, 0xc8, 0xcc].map((marker) => ({ marker, content: [8, 0, 9, 0, 9, 1, 1] }))
    expect(readPictureHeader(jpegOf(6, 4, { segments: tables }))?.size).toEqual({
      width: 6,
      height: 4,
    })
  })

  test('can follow fill bytes', () => {
    const [start, soi, ...rest] = jpegOf(6, 4)
    const filled = Uint8Array.from([start ?? 0, soi ?? 0, 0xff, 0xff, 0xff, ...rest])
    expect(readPictureHeader(filled)?.size).toEqual({ width: 6, height: 4 })
  })

  test.each([
    ['nothing', ''],
    ['a text', 'Ada'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a gif', 'GIF89a'],
    ['a webp', 'RIFF\0\0\0\0WEBPVP8 '],
  ])('is null for %s', (_what, text) => {
    expect(readPictureHeader(new TextEncoder().encode(text))).toBeNull()
  })

  test.each([
    ['a png without width', pngOf(0, 4)],
    ['a png that ends early', pngOf(6, 4).subarray(0, 20)],
    ['a png that begins with another chunk', pngOf(6, 4).fill(0x41, 12, 16)],
    ['a jpeg whose height comes later', jpegOf(6, 0)],
    [
      'a jpeg without a frame header',
      Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 0, 0, 0, 0, 0]),
    ],
    [
      'a jpeg with a segment of length 0',
      Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, 0, ...jpegOf(6, 4).slice(2)]),
    ],
    [
      'a jpeg with a segment of length 1',
      Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, 1, ...jpegOf(6, 4).slice(2)]),
    ],
  ])('has no size for %s', (_what, bytes) => {
    expect(readPictureHeader(bytes)?.size).toBeNull()
  })

  test('is searched in 20 MB of the smallest segments without a delay', () => {
    const bytes = Buffer.alloc(20 * 1024 * 1024, Uint8Array.of(0, 2, 0xff, 0xe0))
    bytes.set([0xff, 0xd8])
    expect(readPictureHeader(bytes)).toEqual({ type: 'image/jpeg', size: null })
  })

  test('can be read from any bytes without an error', () => {
    const anyJpeg = fc.uint8Array({ maxLength: 400 }).map((rest) => [0xff, 0xd8, 0xff, ...rest])
    const anyPng = fc
      .uint8Array({ maxLength: 40 })
      .map((rest) => [...pngOf(1, 1).slice(0, 8), ...rest])
    const cutShort = fc
      .nat(30)
      .map((length) => [...jpegOf(6, 4, { segments: [exif] }).slice(0, length)])
    fc.assert(
      fc.property(fc.oneof(anyJpeg, anyPng, cutShort), (bytes) => {
        const size = readPictureHeader(Uint8Array.from(bytes))?.size
        expect(size ? Math.min(size.width, size.height) : 1).toBeGreaterThan(0)
      }),
    )
  })
})

describe.runIf(hasCorpora)('the header of pictures in public collections', () => {
  test('contains the size of every valid PNG', () => {
    const sizes = [...corpusFiles('png-suite')]
      .filter(([name]) => /^[^x].*\.png$/.test(name))
      .map(([name, bytes]) => [name, readPictureHeader(bytes)?.size])
    expect(sizes).toEqual(sizes.map(([name]) => [name, sizeByName(String(name))]))
  })

  test('contains the stored size of photographs', () => {
    const sizes = [...corpusFiles('exif-orientation')]
      .filter(([name]) => name.endsWith('.jpg'))
      .map(([name, bytes]) => [name, readPictureHeader(bytes)?.size])
    expect(sizes).toEqual(
      sizes.map(([name]) => [
        name,
        /[1-4]\.jpg$/.test(String(name))
          ? { width: 1_800, height: 1_200 }
          : { width: 1_200, height: 1_800 },
      ]),
    )
  })

  test('can be read from broken pictures without an error', () => {
    const broken = [...corpusFiles('jpeg-broken'), ...corpusFiles('png-suite')]
    for (const [name, bytes] of broken) expect(() => readPictureHeader(bytes), name).not.toThrow()
  })
})

/** The size of a file of the suite according to its name: `s07…` is 7 × 7 px, and most are 32 × 32. */
const sizeByName = (name: string): { width: number; height: number } => {
  const [width, height] = otherSizes.get(name.slice(0, 4)) ?? [32, 32]
  const side = /^s(\d\d)/.exec(name)?.[1]
  if (side !== undefined) return { width: Number(side), height: Number(side) }
  return { width, height }
}

const otherSizes: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['PngS', [256, 256]],
  ['cdfn', [8, 32]],
  ['cdhn', [32, 8]],
  ['cdsn', [8, 8]],
])
