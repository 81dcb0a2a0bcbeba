import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { storageKeys } from '../../src/services/browser-storage/keys.ts'

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/* The single-page shell loads the script as a file; a prerendered page has it inline. */
const scripts = {
  shell: textOf('public/theme-init.js'),
  'prerendered page': textOf('tools/build/prerender/first-script.js')
    .replace('STORED_UNDER', '[]')
    .replace('IS_LOGIN', 'false')
    .replace('THEME_KEY', `'${storageKeys.theme.key}'`),
}

type GetItem = (key: string) => string | null

/** The state of the page after the script, in a browser with this storage. */
function pageAfterScript(script: string, getItem: GetItem) {
  const dataset: { theme?: string } = {}
  const media = { light: 'as it was', dark: 'as it was' }
  const bars = (['light', 'dark'] as const).map((scheme) => ({
    getAttribute: () => scheme,
    setAttribute: (_: string, value: string) => {
      media[scheme] = value
    },
  }))
  const document = { documentElement: { dataset }, querySelectorAll: () => bars }
  runInNewContext(script, { localStorage: { getItem }, sessionStorage: { getItem }, document })
  return { theme: dataset.theme, media }
}

const storing = (theme: string) => (key: string) => (key === storageKeys.theme.key ? theme : null)

describe.each(Object.entries(scripts))('before the %s is painted', (_, script) => {
  const pageAfter = (getItem: GetItem) => pageAfterScript(script, getItem)
  const themeAfter = (getItem: GetItem) => pageAfter(getItem).theme

  test.each(['light', 'dark'])('a stored choice of %s is set on the page', (theme) => {
    expect(themeAfter(storing(theme))).toBe(theme)
  })

  test('the browser’s own bars have the colour of the choice, or follow the system', () => {
    expect(pageAfter(storing('dark')).media).toEqual({ light: 'not all', dark: 'all' })
    expect(pageAfter(storing('light')).media).toEqual({ light: 'all', dark: 'not all' })
    expect(pageAfter(() => null).media).toEqual({ light: 'as it was', dark: 'as it was' })
  })

  test('without a choice, or with an invalid one, the system decides', () => {
    expect(themeAfter(() => null)).toBeUndefined()
    expect(themeAfter(storing('"><script>'))).toBeUndefined()
  })

  test('a browser that blocks storage still shows the page', () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    expect(themeAfter(refuse)).toBeUndefined()
  })
})
