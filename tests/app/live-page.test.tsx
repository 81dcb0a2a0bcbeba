import { renderHook } from '@testing-library/react'
import { useActorRef } from '@xstate/react'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { forgotPasswordMachine } from '../../machines/forgot-password/forgot-password-machine.ts'
import type { FromPage } from '../../machines/live/live.ts'
import { createInspection } from '../../src/devtools/create-inspection.ts'
import { createLivePage } from '../../src/devtools/live-page.ts'

afterEach(() => vi.unstubAllEnvs())

test('a build has no inspection unless it asks for one, whatever its mode', () => {
  vi.stubEnv('DEV', false)
  expect(createInspection()).toEqual({})
  vi.stubEnv('VITE_LOCAL_INSPECTION', 'on')
  expect(createInspection()).toHaveProperty('inspect')
})

test('the landing page and the full site that replaces it are one page in the lab', () => {
  expect(createInspection()).toBe(createInspection())
})

test('an actor that strict mode restarts is posted as running', () => {
  const posted: FromPage[] = []
  const live = createLivePage({
    page: 'page-1',
    clock: { now: () => 0 },
    post: (message) => {
      if (message.type !== 'system changed') posted.push(message)
    },
  })
  const options = { input: {}, inspect: live.inspect }
  renderHook(() => useActorRef(forgotPasswordMachine, options), { wrapper: StrictMode })
  expect(posted.map(({ type }) => type)).toEqual(['actor started', 'actor ended', 'actor started'])
  live.receive({ type: 'report requested' })
  expect(posted.at(-1)).toMatchObject({
    actors: [{ machine: 'forgotPassword', endedAt: null }],
    system: {
      nodes: [{ name: 'forgotPassword', parent: null, endedAt: null }],
      messages: [{ from: null, event: 'xstate.init' }],
    },
  })
})
