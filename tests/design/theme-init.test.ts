import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { ourKeys } from '../../src/services/browser-storage/keys.ts'

const script = readFileSync(new URL('../../public/theme-init.js', import.meta.url), 'utf8')

/** What the script leaves on the root element of a browser that answers so when asked for a key. */
function themeAfter(getItem: (key: string) => string | null): string | undefined {
  const dataset: { theme?: string } = {}
  runInNewContext(script, { localStorage: { getItem }, document: { documentElement: { dataset } } })
  return dataset.theme
}

const storing = (theme: string) => (key: string) => (key === ourKeys.theme.key ? theme : null)

test.each(['light', 'dark'])(
  'a stored choice of %s is on the page before it is painted',
  (theme) => {
    expect(themeAfter(storing(theme))).toBe(theme)
  },
)

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
