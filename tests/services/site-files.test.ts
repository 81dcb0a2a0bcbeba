import { describe, expect, test, vi } from 'vitest'
import { createSiteFiles } from '../../src/services/site-files.ts'
import { deferred } from '../support/deferred.ts'
import { failing } from '../support/failing.ts'
import { createFakeSiteFiles } from '../support/fakes/site-files.ts'
import { createFakeWebStorage } from '../support/fakes/web-storage.ts'
import { createSteppedTime } from '../support/stepped-time.ts'

type Answer = () => Promise<{ ok: boolean }>

const openSite = (answer: Answer = async () => ({ ok: true })) => {
  const { clock, timers } = createSteppedTime()
  const asked: [string, RequestInit][] = []
  const reload = vi.fn()
  const window = {
    sessionStorage: createFakeWebStorage(),
    location: { reload },
    fetch: (...request: [string, RequestInit]) => {
      asked.push(request)
      return answer()
    },
  }
  return { site: createSiteFiles({ window, timers }), asked, clock, window, reload }
}

describe.each([
  ['the fake files of the site', createFakeSiteFiles],
  ['the real files of the site', () => openSite().site],
])('%s', (_name, open) => {
  test('answers', async () => {
    await expect(open().reach()).resolves.toBeUndefined()
  })

  test('remembers for what a tab was loaded anew', () => {
    const site = open()
    expect(site.wasReloadedFor('/assets/login-1.js')).toBe(false)
    site.reloadFor('/assets/login-1.js')
    expect(site.wasReloadedFor('/assets/login-1.js')).toBe(true)
    expect(site.wasReloadedFor('/assets/login-2.js')).toBe(false)
  })
})

describe('the site', () => {
  test('is asked for nothing but the head of its start page, past every cache', async () => {
    const { site, asked } = openSite()
    await site.reach()
    expect(asked).toEqual([
      [
        '/',
        { method: 'HEAD', cache: 'no-store', redirect: 'error', signal: expect.any(AbortSignal) },
      ],
    ])
  })

  test.each<[string, Answer, string]>([
    ['no line', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
    ['an error', async () => ({ ok: false }), 'server error'],
  ])('that answers with %s is told as such', async (_what, answer, kind) => {
    expect(await failing(openSite(answer).site.reach())).toBe(kind)
  })

  test('is not waited for longer than 10 000 ms', async () => {
    const { site, clock } = openSite(() => deferred<{ ok: boolean }>().promise)
    const reached = failing(site.reach())
    clock.advance(10_000)
    expect(await reached).toBe('timed out')
  })

  test('is loaded anew by a person alone where a tab can remember nothing', () => {
    const { site, window, reload } = openSite()
    window.sessionStorage.forbid()
    expect(site.wasReloadedFor('/assets/login-1.js')).toBe(true)
    site.reloadFor('/assets/login-1.js')
    expect(reload).toHaveBeenCalledOnce()
  })
})
