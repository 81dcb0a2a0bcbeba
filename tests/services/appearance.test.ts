import { describe, expect, test } from 'vitest'
import { createAppearance } from '../../src/services/appearance.ts'
import { createFakeWebStorage } from '../support/fakes/web-storage.ts'

const open = (localStorage = createFakeWebStorage()) => {
  const dataset: DOMStringMap = {}
  const bars = ['light', 'dark'].map((scheme) => {
    const attributes = new Map([['data-scheme', scheme]])
    return {
      getAttribute: (name: string) => attributes.get(name) ?? null,
      setAttribute: (name: string, value: string) => void attributes.set(name, value),
    }
  })
  const appearance = createAppearance({
    localStorage,
    document: {
      documentElement: { dataset },
      querySelectorAll: (selector) => (selector === 'meta[name="theme-color"]' ? bars : []),
    },
  })
  const media = () => bars.map(({ getAttribute }) => getAttribute('media'))
  return { appearance, dataset, localStorage, media }
}

describe('the theme of a browser', () => {
  test('is the system’s until one is chosen, and when what is stored is none', () => {
    const { appearance, localStorage } = open()
    expect(appearance.theme()).toBe('system')
    localStorage.setItem('trellis:theme', 'sepia')
    expect(appearance.theme()).toBe('system')
  })

  test.each(['light', 'dark'] as const)('%s is on the page at once, and kept', (theme) => {
    const { appearance, dataset, localStorage } = open()
    appearance.show(theme)
    expect(dataset.theme).toBe(theme)
    expect(localStorage.getItem('trellis:theme')).toBe(theme)
    expect(open(localStorage).appearance.theme()).toBe(theme)
  })

  test('is the system’s again, with nothing left of the choice', () => {
    const { appearance, dataset, localStorage } = open()
    appearance.show('dark')
    appearance.show('system')
    expect(dataset).toEqual({})
    expect(localStorage.getItem('trellis:theme')).toBeNull()
  })

  test('colours the browser’s own bars, which follow the system again when it does', () => {
    const { appearance, media } = open()
    appearance.show('dark')
    expect(media()).toEqual(['not all', 'all'])
    appearance.show('light')
    expect(media()).toEqual(['all', 'not all'])
    appearance.show('system')
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  })

  test('lasts as long as the page where storage is forbidden', () => {
    const storage = createFakeWebStorage()
    storage.forbid()
    const { appearance, dataset } = open(storage)
    appearance.show('dark')
    expect(dataset.theme).toBe('dark')
    expect(appearance.theme()).toBe('dark')
  })
})
