import { afterEach, expect, test, vi } from 'vitest'
import { pictureUrl } from '../../src/services/picture-url.ts'
import { isLocalPicture as inProduction } from '../../src/services/picture-url-wiring.ts'
import { isLocalPicture as inLocalStack } from '../../src/services/picture-url-wiring-local.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['http://127.0.0.1:9199/v0/b/pictures/o/1', true],
  ['http://localhost:9199/v0/b/pictures/o/1', true],
  ['http://pictures.example/1', false],
  ['http://127.0.0.1.evil.example/1', false],
  ['ftp://127.0.0.1/1', false],
])('%s is allowed in the local stack: %s, and not in production', (url, isAllowed) => {
  expect(inLocalStack(new URL(url))).toBe(isAllowed)
  expect(inProduction(new URL(url))).toBe(false)
})

test.each([
  'http://pictures.example/1',
  'javascript:alert(1)',
  'data:image/png;base64,iVBORw0KGgo=',
  'https://ada@pictures.example/1',
  'https://:secret@pictures.example/1',
  '',
])('%s is never allowed', (url) => {
  expect(pictureUrl(url)).toBe('')
})

test('a URL can have at most 2048 characters', () => {
  const longest = 'https://pictures.example/1'.padEnd(2_048, '1')
  expect(pictureUrl(longest)).toBe(longest)
  expect(pictureUrl(`${longest}1`)).toBe('')
})

test('a browser without URL.canParse recognises invalid URLs', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function')
  })
  const url = 'https://pictures.example/1'
  expect(pictureUrl(url)).toBe(url)
  expect(pictureUrl('no URL')).toBe('')
})
