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

test('a browser of before 2023 tells what is no address, too', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function')
  })
  const address = 'https://pictures.example/1'
  expect(pictureAddress(address)).toBe(address)
  expect(pictureAddress('no address')).toBe('')
})
