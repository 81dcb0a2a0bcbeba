import { describe, expect, test } from 'vitest'
import type { PictureFiles } from '../../machines/ports.ts'
import { createPictureFiles } from '../../src/services/picture-files.ts'
import type { PictureTools } from '../../src/services/picture-tools.ts'
import { corpusFiles, hasCorpora } from '../support/corpora.ts'
import { deferred } from '../support/deferred.ts'
import { failing } from '../support/failing.ts'
import { createFakePictureFiles } from '../support/fakes/picture-files.ts'
import { createFakePictureTools } from '../support/fakes/picture-tools.ts'
import { jpegOf, pngOf } from '../support/picture-bytes.ts'

const photo = () => new Blob([jpegOf(1_600, 1_200)], { type: 'image/jpeg' })
const STORED_LIMIT = 5 * 1024 * 1024
const heic = new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')
const crop = { x: 200, y: 0, size: 1_200 }

describe.each<[string, () => PictureFiles]>([
  ['the fake picture files', () => createFakePictureFiles()],
  ['the picture files', () => createPictureFiles(createFakePictureTools())],
])('%s', (_name, open) => {
  test('tell the size of a picture', async () => {
    const files = open()
    expect(await files.inspect(files.hold(photo()))).toEqual({ width: 1_600, height: 1_200 })
  })

  test('tell that a file is no picture', async () => {
    const files = open()
    const id = files.hold(new Blob(['Dear Ada'], { type: 'text/plain' }))
    expect(await failing(files.inspect(id))).toBe('not a picture')
  })

  test('prepare another picture, and keep the file', async () => {
    const files = open()
    const id = files.hold(photo())
    await files.inspect(id)
    const prepared = await files.prepare({ id, crop })
    expect(prepared.id).not.toBe(id)
    expect(files.addressOf(prepared.id)).not.toBe(files.addressOf(id))
    expect(await files.dataUrlOf(prepared.id)).toMatch(/^data:image\/jpeg;base64,[\w+/]+=*$/)
  })

  test('give a file one address', () => {
    const files = open()
    const id = files.hold(photo())
    expect(files.addressOf(id)).toMatch(/^blob:/)
    expect(files.addressOf(id)).toBe(files.addressOf(id))
  })

  test('forget what is released, and ignore what is unknown', async () => {
    const files = open()
    const id = files.hold(photo())
    files.release(id)
    files.release('picture-99')
    expect(files.addressOf(id)).toBe('')
    expect(await failing(files.inspect(id))).toBe('picture unreadable')
    expect(await failing(files.prepare({ id, crop }))).toBe('picture unreadable')
    expect(await failing(files.dataUrlOf(id))).toBe('picture unreadable')
  })

  test('forget what is released while it is inspected', async () => {
    const files = open()
    const id = files.hold(photo())
    const inspected = files.inspect(id)
    files.release(id)
    await failing(inspected)
    expect(files.addressOf(id)).toBe('')
  })

  test('drop what nobody waits for', async () => {
    const files = open()
    const id = files.hold(photo())
    expect(await failing(files.inspect(id, AbortSignal.abort()))).toBe('overtaken')
    expect(await failing(files.prepare({ id, crop }, AbortSignal.abort()))).toBe('overtaken')
  })
})

describe('a file', () => {
  test.each([
    ['a name and a type that lie', pngOf(7, 5), 'text/html', { width: 7, height: 5 }],
    ['64 megapixels', pngOf(8_000, 8_000), 'image/png', { width: 8_000, height: 8_000 }],
  ])('with %s is a picture', async (_what, bytes, type, size) => {
    const files = createPictureFiles(createFakePictureTools())
    expect(await files.inspect(files.hold(new File([bytes], 'ada.exe', { type })))).toEqual(size)
  })

  test.each([
    ['one row more than 64 megapixels', pngOf(8_000, 8_001), 'picture too large'],
    ['400 megapixels', pngOf(20_000, 20_000), 'picture too large'],
    ['a size beyond all', pngOf(0xffff_ffff, 0xffff_ffff), 'picture too large'],
    ['no size', jpegOf(6, 0), 'picture unreadable'],
    ['a page behind a picture’s name', new TextEncoder().encode('<script>'), 'not a picture'],
    ['an svg with a script', new TextEncoder().encode('<svg onload="hacked()"/>'), 'not a picture'],
    ['a heic photograph of a phone', heic, 'not a picture'],
    ['nothing at all', new Uint8Array(), 'not a picture'],
    ['a gif behind a png’s name', new TextEncoder().encode('GIF89a'), 'not a picture'],
  ])(
    'of %s is refused before anything is decoded (spec 5.19, 9.15) (fault 87, 89, 92, 93, 94)',
    async (_what, bytes, kind) => {
      const tools = createFakePictureTools()
      const files = createPictureFiles(tools)
      const id = files.hold(new File([bytes], 'ada.png', { type: 'image/png' }))
      expect(await failing(files.inspect(id))).toBe(kind)
      expect(tools.decoded).toEqual([])
    },
  )

  test('of more than 20 MB is refused before it is read (fault 88)', async () => {
    const files = createPictureFiles(createFakePictureTools())
    const whole = new Blob([pngOf(6, 4), new Uint8Array(20 * 1024 * 1024 - 64)])
    expect(await files.inspect(files.hold(whole))).toEqual({ width: 6, height: 4 })
    expect(await failing(files.inspect(files.hold(new Blob([whole, '!']))))).toBe(
      'picture too large',
    )
  })

  test('that only begins like a picture is unreadable (fault 90)', async () => {
    const files = createPictureFiles(createFakePictureTools({ isBroken: true }))
    expect(await failing(files.inspect(files.hold(photo())))).toBe('picture unreadable')
  })

  test('that was not inspected is not decoded', async () => {
    const tools = createFakePictureTools()
    const files = createPictureFiles(tools)
    expect(await failing(files.prepare({ id: files.hold(photo()), crop }))).toBe(
      'picture unreadable',
    )
    expect(tools.decoded).toEqual([])
  })

  test('that is released while it is decoded is kept no longer', async () => {
    const tools = createFakePictureTools()
    const [begun, gate] = [deferred(), deferred()]
    const decode: PictureTools['decode'] = async (file) => {
      begun.resolve()
      await gate.promise
      return tools.decode(file)
    }
    const files = createPictureFiles({ ...tools, decode })
    const id = files.hold(photo())
    const inspected = files.inspect(id)
    await begun.promise
    files.release(id)
    gate.resolve()
    await inspected
    expect(files.addressOf(id)).toBe('')
    expect(tools.shown.size).toBe(0)
  })

  test.runIf(hasCorpora)('of the collections ends as a picture or with a reason', async () => {
    const files = createPictureFiles(createFakePictureTools())
    const all = ['jpeg-broken', 'png-suite', 'exif-orientation'].flatMap((collection) => [
      ...corpusFiles(collection).values(),
    ])
    const kinds = await Promise.all(
      all.map((bytes) => failing(files.inspect(files.hold(new Blob([Uint8Array.from(bytes)]))))),
    )
    const known = ['nothing', 'not a picture', 'picture unreadable', 'picture too large']
    expect(kinds.filter((kind) => !known.includes(kind))).toEqual([])
  })
})

describe('the address of a file', () => {
  test('never shows a page, and is another once the file is known as a picture', async () => {
    const tools = createFakePictureTools()
    const files = createPictureFiles(tools)
    const id = files.hold(new Blob([pngOf(6, 4)], { type: 'text/html' }))
    const before = files.addressOf(id)
    expect(tools.shown.get(before)?.type).toBe('application/octet-stream')
    await files.inspect(id)
    expect(tools.shown.get(files.addressOf(id))?.type).toBe('image/png')
    expect(tools.shown.has(before)).toBe(false)
  })

  test('ends with the file', () => {
    const tools = createFakePictureTools()
    const files = createPictureFiles(tools)
    const id = files.hold(photo())
    files.addressOf(id)
    files.release(id)
    expect(tools.shown.size).toBe(0)
  })
})

describe('a prepared picture', () => {
  const prepare = async (tools: ReturnType<typeof createFakePictureTools>, size = 1_200) => {
    const files = createPictureFiles(tools)
    const id = files.hold(photo())
    await files.inspect(id)
    const prepared = await files.prepare({ id, crop: { x: 1, y: 2, size } })
    return files.dataUrlOf(prepared.id)
  }

  test.each([
    [1_200, 1_024],
    [1_024, 1_024],
    [300, 300],
  ])('of %i px is drawn %i px wide', async (size, side) => {
    const tools = createFakePictureTools()
    await prepare(tools, size)
    expect(tools.cuts).toEqual([{ square: { x: 1, y: 2, size }, side }])
  })

  test('counts as inspected: it is decoded when it is to be cut again', async () => {
    const tools = createFakePictureTools()
    const files = createPictureFiles(tools)
    const id = files.hold(photo())
    await files.inspect(id)
    const prepared = await files.prepare({ id, crop })
    await failing(files.prepare({ id: prepared.id, crop }))
    expect(tools.decoded).toHaveLength(3)
    expect(tools.decoded[2]).not.toBe(tools.decoded[1])
  })

  test('is a png where something shines through', async () => {
    const address = await prepare(createFakePictureTools({ isOpaque: false }))
    expect(address).toMatch(/^data:image\/png;base64,/)
  })

  test('is encoded with less quality until the store takes it', async () => {
    const tools = createFakePictureTools({
      bytesAt: (quality) => (quality > 0.6 ? STORED_LIMIT + 1 : STORED_LIMIT),
    })
    await prepare(tools)
    expect(tools.encoded).toEqual([0.86, 0.75, 0.6])
  })

  test('that is still too large is refused', async () => {
    const tools = createFakePictureTools({ bytesAt: () => STORED_LIMIT + 1 })
    expect(await failing(prepare(tools))).toBe('picture too large')
  })

  test('leaves no pixels in memory, also when it fails', async () => {
    for (const bytes of [10, STORED_LIMIT + 1]) {
      const tools = createFakePictureTools({ bytesAt: () => bytes })
      await failing(prepare(tools))
      expect(tools.open()).toBe(0)
    }
  })

  test('is handed over byte by byte', async () => {
    const tools = createFakePictureTools({ bytesAt: () => 20_000 })
    const address = await prepare(tools)
    expect(Buffer.from(address.split(',')[1] ?? '', 'base64')).toEqual(Buffer.alloc(20_000, 0xe9))
  })
})
