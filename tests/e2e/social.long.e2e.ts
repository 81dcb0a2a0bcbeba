import { expect } from '@playwright/test'
import { recordedProviders, signUpAndInAgain } from './support/provider-window.ts'
import { test } from './support/test.ts'

test('a new member signs up with Apple and signs in again (spec 1.21, 2.61, 4.39, 6.19)', async ({
  page,
}) => {
  await signUpAndInAgain(page, 'apple')
  expect(await recordedProviders(page)).toEqual([null, 'true'])
})
