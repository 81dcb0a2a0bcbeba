import { describe, expect, test } from 'vitest'
import { createAppearance } from '../../src/services/appearance.ts'
import { createFakeWebStorage } from '../support/fakes/web-storage.ts'

const open = (localStorage = createFakeWebStorage()) => {
  const dataset: DOMStringMap = {}
  const themeColors = ['light', 'dark'].map((scheme) => {
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
      querySelectorAll: (selector) => (selector === 'meta[name="theme-color"]' ? themeColors : []),
    },
  })
  const media = () => themeColors.map(({ getAttribute }) => getAttribute('media'))
  return { appearance, dataset, localStorage, media }
}

describe('the theme of a browser', () => {
  test('is “system” until one is chosen, and if the stored theme is invalid', () => {
    const { appearance, localStorage } = open()
    expect(appearance.theme()).toBe('system')
    localStorage.setItem('trellis:theme', 'sepia')
    expect(appearance.theme()).toBe('system')
  })

  test.each(['light', 'dark'] as const)('%s is applied at once and stored', (theme) => {
    const { appearance, dataset, localStorage } = open()
    appearance.show(theme)
    expect(dataset.theme).toBe(theme)
    expect(localStorage.getItem('trellis:theme')).toBe(theme)
    expect(open(localStorage).appearance.theme()).toBe(theme)
  })

  test('can be reset to “system”, which removes the stored theme', () => {
    const { appearance, dataset, localStorage } = open()
    appearance.show('dark')
    appearance.show('system')
    expect(dataset).toEqual({})
    expect(localStorage.getItem('trellis:theme')).toBeNull()
  })

  test('sets the media of the theme-color elements, and resets them with “system”', () => {
    const { appearance, media } = open()
    appearance.show('dark')
    expect(media()).toEqual(['not all', 'all'])
    appearance.show('light')
    expect(media()).toEqual(['all', 'not all'])
    appearance.show('system')
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  })

  test('lasts until the page is closed if storage is blocked', () => {
    const storage = createFakeWebStorage()
    storage.forbid()
    const { appearance, dataset } = open(storage)
    appearance.show('dark')
    expect(dataset.theme).toBe('dark')
    expect(appearance.theme()).toBe('dark')
  })
})
