import { startRun } from 'statewalk'
import { expect, test } from 'vitest'
import { orderMoves } from '../../lab/parts/move-order.ts'
import { backgroundOf } from '../../lab/paths/expectations.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'

test('what a tester does comes before the events and the services of the background', () => {
  const { moves } = startRun(verifyEmailModel, 'just signed up').possibleMoves()
  const background = backgroundOf('verifyEmail')
  const { outcomes, events, reports } = orderMoves(verifyEmailModel, moves, background)
  expect(outcomes).toEqual([])
  const types = events.map(({ event }) => event)
  expect(types).toContain('session ended')
  expect(types.slice(0, 3).toSorted()).toEqual([
    'check requested',
    'resend requested',
    'withdrawal requested',
  ])
  expect(reports.map(({ service }) => service).toSorted()).toEqual([
    'watch connection',
    'watch other tabs',
    'watch stored cooldown',
    'watch visibility',
  ])
})

test('a person chooses a file', () => {
  expect(backgroundOf('picture')).not.toContain('file chosen')
})
