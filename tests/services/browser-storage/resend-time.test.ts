import { beforeEach, expect, test } from 'vitest'
import { emailCooldown } from '../../../machines/limits.ts'
import type { MemberStorage } from '../../../machines/ports.ts'
import { createBrowserStorage } from '../../../src/services/browser-storage.ts'
import { createFakeTabs, type FakeTab } from '../../support/fakes/browser.ts'
import { createSteppedTime, type SteppedTime } from '../../support/stepped-time.ts'

let tab: FakeTab
let time: SteppedTime
let storage: MemberStorage

beforeEach(() => {
  tab = createFakeTabs()()
  time = createSteppedTime()
  storage = createBrowserStorage({ window: tab, clock: time.clock })
})

test('the time of the next email is stored for an hour', () => {
  storage.writeResendAt('verification', 'ada@example.com', 60_000)
  time.clock.advance(3_600_000)
  expect(storage.readResendAt('verification', 'ada@example.com')).toBe(60_000)
  time.clock.advance(1)
  expect(storage.readResendAt('verification', 'ada@example.com')).toBeNull()
})

test('the email of a password reset is removed by the next page after the cooldown', () => {
  storage.writeResendAt('password reset', 'ada@example.com', emailCooldown)
  time.clock.advance(emailCooldown + 1)
  createBrowserStorage({ window: tab, clock: time.clock })
  expect(tab.localStorage).toHaveLength(0)
})
