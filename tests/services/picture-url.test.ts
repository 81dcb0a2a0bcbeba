import { afterEach, expect, test, vi } from 'vitest'
import { pictureUrl } from '../../src/services/picture-url.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  'http://pictures.example/1',
  'javascript:alert(1)',
  'data:image/png;base64,iVBORw0KGgo=',
  'ftp://pictures.example/1',
  '//pictures.example/1',
  'not a URL',
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
  const url = 'https://pictures.example/1?alt=media'
  expect(pictureUrl(url)).toBe(url)
  expect(pictureUrl('no URL')).toBe('')
})
