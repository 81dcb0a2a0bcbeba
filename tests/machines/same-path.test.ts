import { describe, expect, test } from 'vitest'
import { samePath } from '../../machines/paths.ts'
import { corpusLines, hasCorpora } from '../support/corpora.ts'

const origin = 'https://trellis.example'

/** What a browser makes of a path on our page. */
const resolved = (path: string) => new URL(path, `${origin}/login`)

describe('a path that a visitor had wanted', () => {
  test.each([
    '/',
    '/profile',
    '/profile?tab=events&from=%2F%2Fmail',
    '/profile#interests',
    '/update-preferences?q=http://elsewhere.example//x',
    '/profile/Gr%C3%BC%C3%9Fe',
    '/profile/Grüße',
  ])('is followed when it stays here: %s', (path) => {
    expect(samePath(path)).toBe(path)
    expect(resolved(path).origin).toBe(origin)
  })

  test.each([
    ['nothing', ''],
    ['a name', 'profile'],
    ['another host', 'https://evil.example/profile'],
    ['our own address, which is no path', `${origin}/profile`],
    ['another host without a scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['a backslash further on', '/profile\\..\\evil'],
    ['a tab between the slashes', '/\t/evil.example'],
    ['a newline between the slashes', '/\n/evil.example'],
    ['a leading blank', ' //evil.example'],
    ['a leading control character', '\u0000//evil.example'],
    ['a way round by a dot', '/.//evil.example'],
    ['a way round by two dots', '/profile/..//evil.example'],
    ['a way round by an encoded dot', '/%2e//evil.example'],
    ['a scheme that runs', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['far too much', `/${'x'.repeat(2_000)}`],
  ])('is not followed when it is %s', (_what, path) => {
    expect(samePath(path)).toBeNull()
  })

  test('is followed up to 2000 characters', () => {
    const longest = `/${'x'.repeat(1_999)}`
    expect(samePath(longest)).toBe(longest)
  })

  test.each([undefined, null, 7, {}, ['/profile'], { toString: () => '/profile' }])(
    'is not followed when it is no text: %j',
    (value) => {
      expect(samePath(value)).toBeNull()
    },
  )

  test.runIf(hasCorpora)(
    'is followed to no other host, whatever a list of tricks tries (fault 107)',
    () => {
      const tricks = ['', '/', '//', '/login?next='].flatMap((before) =>
        corpusLines('url/open-redirect').map((line) => before + line),
      )
      const followed = tricks.filter((trick) => samePath(trick) !== null).map(resolved)
      const away = followed.filter((url) => url.origin !== origin || url.pathname.startsWith('//'))
      expect(away.map(String)).toEqual([])
    },
  )
})
