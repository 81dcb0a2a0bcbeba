import { expect, test } from 'vitest'
import { supportMediaQuerySignals } from './media-signal.ts'

test('an aborted signal removes a listener from both of its media queries', () => {
  supportMediaQuerySignals()
  const received: string[] = []
  const receive = (event: Event) => void received.push(event.type)
  const end = new AbortController()
  const queries = [matchMedia('(min-width: 1px)'), matchMedia('(max-width: 99999px)')]
  for (const query of queries) query.addEventListener('change', receive, { signal: end.signal })
  window.dispatchEvent(new Event('resize'))
  expect(received).toEqual(['change', 'change'])
  end.abort()
  for (const query of queries) query.dispatchEvent(new Event('change'))
  expect(received).toEqual(['change', 'change'])
})
