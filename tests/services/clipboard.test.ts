import { describe, expect, test } from 'vitest'
import type { Clipboard } from '../../machines/ports.ts'
import { createClipboard } from '../../src/services/clipboard.ts'
import { failing } from '../support/failing.ts'
import { createFakeClipboard } from '../support/fakes/clipboard.ts'

type World = { clipboard: Clipboard; written: () => string | null; refusing: Clipboard }

const openFake = (): World => {
  const clipboard = createFakeClipboard()
  const refusing = createFakeClipboard()
  refusing.steering.fail('write', { kind: 'not allowed' })
  return { clipboard, written: clipboard.written, refusing }
}

const openBrowser = (): World => {
  let kept: string | null = null
  const writeText = async (text: string) => {
    kept = text
  }
  const refuse = () =>
    Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
  return {
    clipboard: createClipboard({ clipboard: { writeText } }),
    written: () => kept,
    refusing: createClipboard({ clipboard: { writeText: refuse } }),
  }
}

describe.each([
  ['the fake clipboard', openFake],
  ['the browser’s clipboard', openBrowser],
])('%s', (_name, open) => {
  test('takes a text as it is', async () => {
    const { clipboard, written } = open()
    const address = '<b>ada@example.com</b>\n'
    await clipboard.write(address)
    expect(written()).toBe(address)
  })

  test('says that the browser refuses (fault 105)', async () => {
    expect(await failing(open().refusing.write('ada@example.com'))).toBe('not allowed')
  })
})

test('a browser without a clipboard refuses', async () => {
  expect(await failing(createClipboard({}).write('ada@example.com'))).toBe('not allowed')
})
