import { describe, expect, test } from 'vitest'
import type { Clipboard } from '../../machines/ports.ts'
import { createClipboard } from '../../src/services/clipboard.ts'
import { failureKindOf } from '../support/failure-kind.ts'
import { createFakeClipboard } from '../support/fakes/clipboard.ts'

type World = { clipboard: Clipboard; written: () => string | null; denied: Clipboard }

const openFake = (): World => {
  const clipboard = createFakeClipboard()
  const denied = createFakeClipboard()
  denied.controls.fail('write', { kind: 'not allowed' })
  return { clipboard, written: clipboard.written, denied }
}

const openBrowser = (): World => {
  let written: string | null = null
  const writeText = async (text: string) => {
    written = text
  }
  const reject = () =>
    Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
  return {
    clipboard: createClipboard({ writeText }),
    written: () => written,
    denied: createClipboard({ writeText: reject }),
  }
}

describe.each([
  ['the fake clipboard', openFake],
  ['the browser’s clipboard', openBrowser],
])('%s', (_name, open) => {
  test('writes a text unchanged', async () => {
    const { clipboard, written } = open()
    const text = '<b>ada@example.com</b>\n'
    await clipboard.write(text)
    expect(written()).toBe(text)
  })

  test('rejects if the permission is denied (fault 105)', async () => {
    expect(await failureKindOf(open().denied.write('ada@example.com'))).toBe('not allowed')
  })
})

test('rejects in a browser without a clipboard', async () => {
  expect(await failureKindOf(createClipboard(null).write('ada@example.com'))).toBe('not allowed')
})
