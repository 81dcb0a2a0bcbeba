import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { ourKeys } from '../../src/services/browser-storage/keys.ts'

const script = readFileSync(new URL('../../public/theme-init.js', import.meta.url), 'utf8')

/** What the script leaves on the page of a browser that answers so when asked for a key. */
function pageAfter(getItem: (key: string) => string | null) {
  const dataset: { theme?: string } = {}
  const media = { light: 'as it was', dark: 'as it was' }
  const bars = (['light', 'dark'] as const).map((scheme) => ({
    getAttribute: () => scheme,
    setAttribute: (_: string, value: string) => {
      media[scheme] = value
    },
  }))
  const document = { documentElement: { dataset }, querySelectorAll: () => bars }
  runInNewContext(script, { localStorage: { getItem }, document })
  return { theme: dataset.theme, media }
}

const themeAfter = (getItem: (key: string) => string | null) => pageAfter(getItem).theme

const storing = (theme: string) => (key: string) => (key === ourKeys.theme.key ? theme : null)

test.each(['light', 'dark'])(
  'a stored choice of %s is on the page before it is painted',
  (theme) => {
    expect(themeAfter(storing(theme))).toBe(theme)
  },
)

test('the browser’s own bars have the colour of the choice, and else follow the system', () => {
  expect(pageAfter(storing('dark')).media).toEqual({ light: 'not all', dark: 'all' })
  expect(pageAfter(storing('light')).media).toEqual({ light: 'all', dark: 'not all' })
  expect(pageAfter(() => null).media).toEqual({ light: 'as it was', dark: 'as it was' })
})

test('without a choice, and with one that nobody could have made, the system decides', () => {
  expect(themeAfter(() => null)).toBeUndefined()
  expect(themeAfter(storing('"><script>'))).toBeUndefined()
})

test('a browser that refuses storage still shows the page', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  expect(themeAfter(refuse)).toBeUndefined()
})
