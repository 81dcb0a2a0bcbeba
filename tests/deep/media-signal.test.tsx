import { expect, test } from 'vitest'
import { heedMediaSignals } from './media-signal.ts'

test('one listener of two media queries hears neither once its signal was given', () => {
  heedMediaSignals()
  const heard: string[] = []
  const hear = (event: Event) => void heard.push(event.type)
  const end = new AbortController()
  const queries = [matchMedia('(min-width: 1px)'), matchMedia('(max-width: 99999px)')]
  for (const query of queries) query.addEventListener('change', hear, { signal: end.signal })
  window.dispatchEvent(new Event('resize'))
  expect(heard).toEqual(['change', 'change'])
  end.abort()
  for (const query of queries) query.dispatchEvent(new Event('change'))
  expect(heard).toEqual(['change', 'change'])
})
