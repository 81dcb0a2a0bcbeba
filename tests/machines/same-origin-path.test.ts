import { describe, expect, test } from 'vitest'
import { sameOriginPath } from '../../machines/paths.ts'
import { corpusLines, hasCorpora } from '../support/corpora.ts'

const origin = 'https://trellis.example'

/** The URL to which a browser resolves the path on our page. */
const resolved = (path: string) => new URL(path, `${origin}/login`)

describe('a return path', () => {
  test.each([
    '/',
    '/profile',
    '/profile?tab=events&from=%2F%2Fmail',
    '/profile#interests',
    '/update-preferences?q=http://elsewhere.example//x',
    '/profile/Gr%C3%BC%C3%9Fe',
    '/profile/Grüße',
  ])('is accepted within the origin: %s', (path) => {
    expect(sameOriginPath(path)).toBe(path)
    expect(resolved(path).origin).toBe(origin)
  })

  test.each([
    ['empty', ''],
    ['a name', 'profile'],
    ['another host', 'https://evil.example/profile'],
    ['our own URL instead of a path', `${origin}/profile`],
    ['another host without a scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['a backslash further on', '/profile\\..\\evil'],
    ['a tab between the slashes', '/\t/evil.example'],
    ['a newline between the slashes', '/\n/evil.example'],
    ['a leading blank', ' //evil.example'],
    ['a leading control character', '\u0000//evil.example'],
    ['a detour through a dot', '/.//evil.example'],
    ['a detour through two dots', '/profile/..//evil.example'],
    ['a detour through an encoded dot', '/%2e//evil.example'],
    ['an executable scheme', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['an overlong path', `/${'x'.repeat(2_000)}`],
  ])('is rejected if it is %s', (_what, path) => {
    expect(sameOriginPath(path)).toBeNull()
  })

  test('is accepted up to 2000 characters', () => {
    const longPath = `/${'x'.repeat(1_999)}`
    expect(sameOriginPath(longPath)).toBe(longPath)
  })

  test.each([undefined, null, 7, {}, ['/profile'], { toString: () => '/profile' }])(
    'is rejected if it is not a string: %j',
    (value) => {
      expect(sameOriginPath(value)).toBeNull()
    },
  )

  test.runIf(hasCorpora)(
    'never leads to another host, for a list of known attacks (fault 107)',
    () => {
      const attacks = ['', '/', '//', '/login?next='].flatMap((before) =>
        corpusLines('url/open-redirect').map((line) => before + line),
      )
      const accepted = attacks.filter((attack) => sameOriginPath(attack) !== null).map(resolved)
      const foreign = accepted.filter(
        (url) => url.origin !== origin || url.pathname.startsWith('//'),
      )
      expect(foreign.map(String)).toEqual([])
    },
  )
})
