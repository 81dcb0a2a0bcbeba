import { describe, expect, test, vi } from 'vitest'
import { createSiteFiles } from '../../src/services/site-files.ts'
import { deferred } from '../support/deferred.ts'
import { failureKindOf } from '../support/failure-kind.ts'
import { createFakeSiteFiles } from '../support/fakes/site-files.ts'
import { createFakeWebStorage } from '../support/fakes/web-storage.ts'
import { createSteppedTime } from '../support/stepped-time.ts'

type Answer = () => Promise<{ ok: boolean }>

const openSite = (answer: Answer = async () => ({ ok: true })) => {
  const { clock, timers } = createSteppedTime()
  const requests: [string, RequestInit][] = []
  const reload = vi.fn()
  const window = {
    sessionStorage: createFakeWebStorage(),
    location: { reload },
    fetch: (...request: [string, RequestInit]) => {
      requests.push(request)
      return answer()
    },
  }
  return { site: createSiteFiles({ window, timers }), requests, clock, window, reload }
}

describe.each([
  ['the fake files of the site', createFakeSiteFiles],
  ['the real files of the site', () => openSite().site],
])('%s', (_name, open) => {
  test('are reachable', async () => {
    await expect(open().checkServer()).resolves.toBeUndefined()
  })

  test('store the missing chunks for which a tab was reloaded', () => {
    const site = open()
    expect(site.wasReloadedFor('/assets/login-1.js')).toBe(false)
    site.reloadFor('/assets/login-1.js')
    expect(site.wasReloadedFor('/assets/login-1.js')).toBe(true)
    expect(site.wasReloadedFor('/assets/login-2.js')).toBe(false)
  })
})

describe('the site', () => {
  test('is checked with a HEAD request for / without a cache', async () => {
    const { site, requests } = openSite()
    await site.checkServer()
    expect(requests).toEqual([
      [
        '/',
        { method: 'HEAD', cache: 'no-store', redirect: 'error', signal: expect.any(AbortSignal) },
      ],
    ])
  })

  test.each<[string, Answer, string]>([
    ['a failed connection', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
    ['an error', async () => ({ ok: false }), 'server error'],
  ])('that responds with %s is rejected', async (_what, answer, kind) => {
    expect(await failureKindOf(openSite(answer).site.checkServer())).toBe(kind)
  })

  test('times out after 10 000 ms', async () => {
    const { site, clock } = openSite(() => deferred<{ ok: boolean }>().promise)
    const reached = failureKindOf(site.checkServer())
    clock.advance(10_000)
    expect(await reached).toBe('timed out')
  })

  test('counts as reloaded if the session storage is blocked', () => {
    const { site, window, reload } = openSite()
    window.sessionStorage.forbid()
    expect(site.wasReloadedFor('/assets/login-1.js')).toBe(true)
    site.reloadFor('/assets/login-1.js')
    expect(reload).toHaveBeenCalledOnce()
  })
})
