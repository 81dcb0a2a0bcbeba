import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { webVitalsBody } from '../../backend/fields/web-vitals.ts'
import { pagePaths } from '../../machines/paths.ts'
import { pageNameOf } from '../../src/app/navigation/page-location.ts'
import { type Observers, reportWebVitals } from '../../src/services/web-vitals.ts'
import { anonymousPost, offlineFetch } from '../support/anonymous-posts.ts'

const endpoint = 'https://api.trellis.example/api/web-vitals'

afterEach(() => {
  vi.unstubAllEnvs()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

type Visit = {
  values: Record<'lcp' | 'inp' | 'cls', number>
  personal?: string
  hiddenBefore?: boolean
}

/** A visit whose metrics and entries contain `personal` wherever the browser's may. Returns what is sent. */
const visit = ({ values, personal = '', hiddenBefore = false }: Visit) => {
  vi.stubEnv('VITE_WEB_VITALS_URL', endpoint)
  const events = new EventTarget()
  const { fetch, sent } = offlineFetch()
  const element = document.createElement('input')
  element.id = personal
  element.value = personal
  const observe =
    (value: number): Observers[keyof Observers] =>
    (onValue) =>
      onValue(
        Object.assign(
          { value },
          {
            id: personal,
            attribution: { url: personal, element },
            entries: [{ name: personal, element }],
          },
        ),
      )
  const entries: Record<string, object[]> = {
    navigation: [
      {
        ...{ entryType: 'navigation', name: `https://trellis.example/${personal}` },
        ...{ responseStart: 80.4, domContentLoadedEventEnd: 300, loadEventEnd: 900 },
      },
    ],
    'visibility-state': hiddenBefore ? [{ name: 'hidden' }] : [{ name: 'visible' }],
  }
  const state = { visibilityState: 'visible' }
  const page = {
    document: state,
    addEventListener: events.addEventListener.bind(events),
    performance: { getEntriesByType: (type: string) => entries[type] ?? [] },
    fetch,
  }
  reportWebVitals(
    pageNameOf(location.pathname),
    // The browser's types have more properties than this page implements.
    page as unknown as Parameters<typeof reportWebVitals>[1],
    { onLCP: observe(values.lcp), onINP: observe(values.inp), onCLS: observe(values.cls) },
  )
  const become = (visibilityState: 'hidden' | 'visible') => {
    state.visibilityState = visibilityState
    events.dispatchEvent(new Event('visibilitychange'))
  }
  return { become, sent }
}

test('A page load is reported once, when the tab is hidden for the first time.', () => {
  history.replaceState(null, '', '/Login/?email=ada@example.com#top')
  const { become, sent } = visit({ values: { lcp: 1234.5, inp: 70_000, cls: 0.01234 } })
  become('visible')
  expect(sent).toEqual([])
  become('hidden')
  become('visible')
  become('hidden')
  expect(sent).toEqual([anonymousPost(endpoint)])
  expect(JSON.parse(String(sent[0]?.options.body))).toEqual({
    page: '/login',
    lcp: 1235,
    inp: 60_000,
    cls: 0.012,
    ttfb: 80,
    domContentLoaded: 300,
    load: 900,
  })
})

test('A page that was loaded in a background tab is not reported.', () => {
  const { become, sent } = visit({ values: { lcp: 1, inp: 1, cls: 0 }, hiddenBefore: true })
  become('hidden')
  expect(sent).toEqual([])
})

test('The API accepts the name of every page, and no other.', () => {
  expect([...webVitalsBody.shape.page.options].sort()).toEqual([...pagePaths, 'other'].sort())
  for (const path of pagePaths) expect(pageNameOf(path)).toBe(path)
})

test('Only known page names, metric names and bounded numbers are sent, whatever the page contains.', () => {
  const time = fc.double({ noNaN: true })
  const path = fc.oneof(
    fc.webPath(),
    fc.tuple(fc.constantFrom(...pagePaths), fc.webFragments()).map((parts) => parts.join('')),
  )
  const property = fc.property(
    path,
    fc.string(),
    time,
    time,
    time,
    (pathname, personal, lcp, inp, cls) => {
      // Not part of any name or number that is sent.
      const mark = `§${personal}§`
      history.replaceState(
        null,
        '',
        `/${pathname.replace(/^\/+/, '')}?q=${encodeURIComponent(mark)}`,
      )
      document.title = mark
      localStorage.setItem('token', mark)
      const { become, sent } = visit({ values: { lcp, inp, cls }, personal: mark })
      become('hidden')
      const body = String(sent[0]?.options.body)
      expect(webVitalsBody.safeParse(JSON.parse(body)).error).toBeUndefined()
      expect(body).not.toContain('§')
      expect(body.length).toBeLessThan(200)
    },
  )
  fc.assert(property, { numRuns: 300 })
})
