import { afterEach, expect, test, vi } from 'vitest'
import { pictureAddress } from '../../src/services/picture-address.ts'
import { isPlainPicture as inProduction } from '../../src/services/picture-address-wiring.ts'
import { isPlainPicture as inLocalStack } from '../../src/services/picture-address-wiring-local.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['http://127.0.0.1:9199/v0/b/pictures/o/1', true],
  ['http://localhost:9199/v0/b/pictures/o/1', true],
  ['http://pictures.example/1', false],
  ['http://127.0.0.1.evil.example/1', false],
  ['ftp://127.0.0.1/1', false],
])('%s is shown by the local stack: %s, and never in production', (address, isShown) => {
  expect(inLocalStack(new URL(address))).toBe(isShown)
  expect(inProduction(new URL(address))).toBe(false)
})

test.each([
  'http://pictures.example/1',
  'javascript:alert(1)',
  'data:image/png;base64,iVBORw0KGgo=',
  'https://ada@pictures.example/1',
  'https://:secret@pictures.example/1',
  '',
])('%s is shown by nobody', (address) => {
  expect(pictureAddress(address)).toBe('')
})

test('an address may be of 2048 characters, and not of one more', () => {
  const longest = 'https://pictures.example/1'.padEnd(2_048, '1')
  expect(pictureAddress(longest)).toBe(longest)
  expect(pictureAddress(`${longest}1`)).toBe('')
})

test('a browser of before 2023 tells what is no address, too', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function')
  })
  const address = 'https://pictures.example/1'
  expect(pictureAddress(address)).toBe(address)
  expect(pictureAddress('no address')).toBe('')
})
