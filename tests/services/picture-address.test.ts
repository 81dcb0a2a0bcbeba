import { expect, test } from 'vitest'
import { isPlainPicture as inProduction } from '../../src/services/picture-address-wiring.ts'
import { isPlainPicture as inLocalStack } from '../../src/services/picture-address-wiring-local.ts'

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
